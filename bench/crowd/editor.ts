import { setTimeout as pause } from 'node:timers/promises'
import { article } from '#resources/magazines/article.ts'
import { eventReader } from '../../src/client/live/liveEvents.ts'
import { ARTICLES, LABELS, type Signed } from './fillCrowd.ts'

/** What somebody does between two thoughts. */
export type Deed = 'list' | 'search' | 'open' | 'save'
/** What became of it: in milliseconds, or sent away with when to come again, or failed for good. */
export interface Done {
  readonly deed: Deed
  readonly took: number
  readonly end: 'answered' | 'shed' | 'failed'
  /** Why it failed. */
  readonly why?: string
}

/** How many of a hundred deeds are of which kind: people look far more often than they save. */
const shares: readonly (readonly [deed: Deed, upTo: number])[] = [
  ['list', 50],
  ['open', 75],
  ['search', 87],
  ['save', 100],
]
const words = ['春天', '敦煌', '人工智能', '故事', '为什么', '碳', '丝绸之路', '博物馆']
const columns = JSON.stringify(article.list.columns)

/** When a label was saved, for whoever looks at it. */
const savedAt = new Map<number, number>()

/** An editor at one of the portals: looks, thinks, saves, and is told what others do with the label before them. */
export function editor(url: string, { token, ticket }: Signed, at: number, random: () => number) {
  const label = 1 + (at % LABELS)
  const leaving = new AbortController()
  const done: Done[] = []
  const told: number[] = []
  const headers = { 'X-Token': token, ticket, 'Content-Type': 'application/json' }
  const under = (n: number) => Math.floor(random() * n)

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/portal/${path}`, { ...init, headers })
    return { response, body: await response.json() }
  }
  const listed = (more: object, from = 0) =>
    `article?${new URLSearchParams({
      ...{ columns, sort: '["createdAt","DESC"]', range: `[${from},${from + 19}]` },
      filter: JSON.stringify(more),
    })}`
  const paths: { readonly [D in Exclude<Deed, 'save'>]: () => string } = {
    list: () => listed(random() < 0.5 ? { column: 1 + under(400) } : {}, under(20) * 20),
    open: () => `article/${1 + under(ARTICLES)}`,
    search: () => listed({ q: words[under(words.length)] }),
  }
  const save = async () => {
    const { response, body } = await ask(`articleTag/${label}`)
    if (!response.ok) return { response, body }
    const { version } = (body as { data: { version: number } }).data
    const sent = JSON.stringify({ version, weight: under(100) })
    savedAt.set(label, performance.now())
    return ask(`articleTag/${label}`, { method: 'PUT', body: sent })
  }
  const deed = async () => {
    const share = random() * 100
    const [what] = shares.find(([, upTo]) => share < upTo) as [Deed, number]
    const began = performance.now()
    const note = (end: Done['end'], why?: string) =>
      done.push({ deed: what, took: performance.now() - began, end, ...(why && { why }) })
    try {
      const { response, body } = await (what === 'save' ? save() : ask(paths[what]()))
      const { status } = response
      // Somebody else was quicker with the same label, or an article is in the bin.
      if (response.ok || status === 409 || status === 404) note('answered')
      else if ([429, 503].includes(status) && response.headers.has('retry-after')) {
        note('shed')
        await pause(Number(response.headers.get('retry-after')) * 1000)
      } else note('failed', `${status} ${JSON.stringify(body).slice(0, 200)}`)
    } catch (error) {
      const { message, cause } = error as Error
      note('failed', `${message} ${String((cause as Error | undefined)?.message ?? '')}`)
    }
  }
  return {
    done,
    told,
    /** Listens to its label. */
    arrive: async () => {
      const path = `live?lists=article&records=articleTag/${label}/form${at}`
      const { signal } = leaving
      const response = await fetch(`${url}/api/portal/${path}`, { headers, signal })
      if (!response.body) throw new Error(`The stream was refused: ${response.status}`)
      const hear = eventReader((event) => {
        if (event.name !== 'changes') return
        for (const { entity, id } of event.data.list) {
          const at = savedAt.get(id)
          if (entity === 'articleTag' && at !== undefined) told.push(performance.now() - at)
        }
      })
      const texts = response.body.pipeThrough(new TextDecoderStream())
      void (async () => {
        for await (const text of texts) hear(text)
      })().catch(() => undefined)
    },
    /** Works until it is over; between two deeds it thinks, some of it short and some long. */
    work: async (think: number, isOver: () => boolean) => {
      await pause(random() * think)
      while (!isOver()) {
        await deed()
        await pause(-Math.log(1 - random()) * think)
      }
    },
    leave: () => leaving.abort(),
  }
}
