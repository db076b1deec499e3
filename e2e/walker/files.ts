import type { Entity, Field, Row } from '#declare'
import { isHandedOut } from '#derive/handsOut.ts'
import { bytesProblem } from './downloads.ts'
import { firstScreens, recordScreens } from './formScreens.ts'
import { recordsOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every file that records hold and every one that an action gives, fetched through the browser and read back as what it claims to be. */
export const files: Chapter = ({ declared }) =>
  firstScreens(recordScreens(declared))
    .filter(({ entity }) => namesOf(entity).length > 0 || givers(entity).length > 0)
    .map(
      ({ screen, entity }): Step => ({
        key: `files ${entity.name}`,
        screen,
        walk: async (here) => {
          const { list } = await recordsOf(here, entity, {}, 3)
          for (const { id } of list)
            for (const name of namesOf(entity)) await fetchHeld(here, entity, screen.path, id, name)
          for (const action of givers(entity))
            await give(here, entity, screen.path, action, list[0])
        },
      }),
    )

/** Media lie open; a document is handed out by the portal alone, or by an action, which is tried by itself. */
async function fetchHeld(
  here: Here,
  entity: Entity,
  screen: string,
  id: number,
  name: string,
): Promise<void> {
  const { path, fields } = entity
  const field = fields[name] as Field
  const { data } = await here.call('GET', `${path}/${id}`)
  const value = (data as Row | null)?.[name]
  const element = `${name} of ${id}`
  if (field.kind !== 'file') {
    for (const file of filesIn(value)) await fetchOne(here, screen, element, file)
    return
  }
  const [file] = filesIn(value)
  if (!file || !isHandedOut(field)) return
  const address = `${path}/${id}/file?at=${name}`
  const answer = await here.call('GET', address)
  const { url } = (answer.data ?? {}) as Partial<Named>
  if (url) await fetchOne(here, screen, element, { url, name: file.name })
  else await here.found(screen, element, `${address} → ${answer.code} ${answer.message}`)
}

const held: readonly string[] = ['image', 'images', 'audio', 'video', 'file']
const namesOf = ({ fields }: Entity): readonly string[] =>
  Object.keys(fields).filter((name) => held.includes(fields[name]?.kind ?? ''))

const givers = ({ actions }: Entity): readonly string[] =>
  Object.keys(actions).filter((name) => actions[name]?.gives === 'file' && !actions[name]?.later)

interface Named {
  readonly url: string
  readonly name: string
}
/** The files a value of a record stands for. */
const filesIn = (value: unknown): readonly Named[] =>
  [value].flat().flatMap((one): Named[] => {
    if (typeof one === 'string') return [{ url: one, name: one }]
    const { url, name } = (one ?? {}) as Partial<Named>
    return url ? [{ url, name: name ?? url }] : []
  })

/** Fetches a file as a page does, and looks at its first bytes. */
export async function fetchOne(here: Here, screen: string, element: string, file: Named) {
  const desk = await here.desk()
  const { origin } = new URL(here.portal.url)
  const url = new URL(file.url, origin)
  // What lies elsewhere is not ours to fetch.
  if (url.origin !== origin) return
  const answer = await desk.page.evaluate(async (address) => {
    const response = await fetch(address)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, bytes: [...bytes.subarray(0, 400)], length: bytes.length }
  }, url.href)
  desk.watch.troubles()
  if (answer.status >= 400) {
    await here.found(screen, element, `${url.pathname} answers ${answer.status}`)
    return
  }
  const problem = bytesProblem(file.name, new Uint8Array(answer.bytes))
  if (problem) await here.found(screen, element, `${url.pathname} ${problem}`)
}

/** Runs an action that gives a file, and fetches it. */
async function give(
  here: Here,
  { path, actions }: Entity,
  screen: string,
  name: string,
  record: Row | undefined,
): Promise<void> {
  const onRecord = [actions[name]?.on].flat().includes('row')
  if (onRecord && !record) return
  const address = onRecord ? `${path}/${record?.id}/${name}` : `${path}/${name}`
  const answer = await here.call('POST', address, {})
  const { url, name: called } = (answer.data ?? {}) as Partial<Named>
  if (answer.code !== 20000)
    here.refused(screen, name, { method: 'POST', path: address, ...answer })
  else if (url) await fetchOne(here, screen, name, { url, name: called ?? url })
}
