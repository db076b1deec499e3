import { setTimeout as pause } from 'node:timers/promises'
import { openSignIn } from '#portal/engine/session/signIns.ts'
import { onPostgres } from './bulk/onPostgres.ts'
import { stretch } from './bulk/stretch.ts'
import { dataOf } from './dataOf.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'
import { onFilledPortal } from './filledPortal.ts'
import { writeInto } from './rowWriter.ts'

const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',')
const PEOPLE = 200
const RECORDS = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
/** Each goes on to another field so often, and each record is saved by one of its people so often, in milliseconds. */
const FIELD = 8_000
const SAVE = 60_000
const fields = ['name', 'synonyms', 'description', 'weight', 'showInApp']

/**
 * Measures what two hundred people cost who have fifty records open in forms: each listens, goes from field to field and
 * types; records are saved under the eyes of the others.
 */
export async function benchPresence(): Promise<Figure[]> {
  const figures: Figure[] = []
  if (databases.includes('sqlite')) figures.push(...(await measured('SQLite')))
  if (databases.includes('postgres'))
    figures.push(...(await onPostgres((url) => measured('PostgreSQL', url))))
  return figures
}

interface Session {
  readonly token: string
  readonly ticket: string
}

async function measured(name: string, databaseUrl?: string): Promise<Figure[]> {
  const sessions: Session[] = []
  const fill = async (folder: string, url: string | undefined) => {
    sessions.push(...(await fillPeople(folder, url)))
  }
  return onFilledPortal('presence', databaseUrl, fill, async ({ url, server }) => {
    const people = sessions.map((session, at) => person(url, session, at))
    try {
      for (const { arrive } of people) await arrive()
      // What all of them arriving costs is not what them being there does.
      await pause(3_000)
      const idle = await stretch(server.pid, () => pause((SECONDS * 1000) / 2))
      let isOver = false
      const work = people.map(({ work }) => work(() => isOver))
      const busy = await stretch(server.pid, () => pause(SECONDS * 1000))
      isOver = true
      await Promise.all(work)
      const late = people.flatMap(({ told }) => told)
      return figuresOf(name, { idle, busy, late })
    } finally {
      for (const { leave } of people) leave()
    }
  })
}

interface Measured {
  readonly idle: { readonly seconds: number; readonly cpu: number }
  readonly busy: { readonly seconds: number; readonly cpu: number }
  /** From a field's focus to everybody else at the record being told, in milliseconds. */
  readonly late: readonly number[]
}

function figuresOf(name: string, { idle, busy, late }: Measured): Figure[] {
  const share = ({ cpu, seconds }: Measured['busy']) => (cpu / seconds) * 100
  const those = `${PEOPLE} people at ${RECORDS} records`
  return [
    {
      what: `${name}: ${those}, at work: share of a core`,
      ...{ unit: '%', value: share(busy), target: { most: 5 } },
      note: `${share(idle).toFixed(1)} % while nobody does anything`,
    },
    {
      what: `${name}: from a field to the others being told, middle`,
      ...{ unit: 'ms', value: median(late) },
      note: `${late.length} told`,
    },
  ]
}

/** Two hundred who may do everything, signed in already, and fifty labels: straight into the database. */
async function fillPeople(folder: string, url: string | undefined): Promise<Session[]> {
  const database = dataOf(folder, url)
  const { id: role } = await database.db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'admin')
    .executeTakeFirstOrThrow()
  await database.close()
  await writeInto(folder, url, async (write) => {
    const people = Array.from({ length: PEOPLE }, (_, at) => ({
      ...{ id: 1000 + at, username: `person${at}`, name: `同事${at}`, roles: [role] },
      ...{ phone: `138${String(10_000_000 + at)}`, status: 'active', routeSet: 'standard' },
    }))
    await write('portalUser', people)
    const labels = Array.from({ length: RECORDS }, (_, at) => ({
      ...{ id: at + 1, name: `标签${at + 1}`, status: 'enabled', weight: 50 },
    }))
    await write('articleTag', labels)
  })
  const filled = dataOf(folder, url)
  const sessions: Session[] = []
  for (let at = 0; at < PEOPLE; at++)
    sessions.push(
      await openSignIn(filled.db, {
        ...{ user: 1000 + at, currentRole: 'admin', mustChange: false, proved: false },
        ...{ now: Date.now(), ip: '127.0.0.1', agent: 'bench' },
      }),
    )
  await filled.close()
  return sessions
}

/** When somebody's field was told to the portal, by whoever is at the record. */
const sentAt = new Map<string, number>()

/** One of them, who does what a form in a browser does. */
function person(url: string, { token, ticket }: Session, at: number) {
  const record = (at % RECORDS) + 1
  const form = `form${at}`
  const leaving = new AbortController()
  const told: number[] = []
  const headers = { 'X-Token': token, ticket }
  const ask = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/api/portal/${path}`, {
      ...{ method, body: JSON.stringify(body) },
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
    return ((await response.json()) as { data: { version: number } }).data
  }
  let step = at
  const go = async () => {
    const field = fields[step++ % fields.length]
    sentAt.set(`${1000 + at} ${field}`, performance.now())
    await ask('POST', `articleTag/${record}/presence`, { form, field, typing: step % 2 === 0 })
  }
  const hear = (text: string) => {
    const others = text.matchAll(/"id":(\d+),"name":"[^"]*","field":"(\w+)"/g)
    for (const [, id, field] of others) {
      const key = `${id} ${field}`
      const sent = sentAt.get(key)
      if (sent === undefined) continue
      sentAt.delete(key)
      told.push(performance.now() - sent)
    }
  }
  const arrive = async () => {
    await go()
    const response = await fetch(`${url}/api/portal/live?records=articleTag/${record}/${form}`, {
      headers,
      signal: leaving.signal,
    })
    if (!response.ok || !response.body)
      throw new Error(`The stream was refused: ${response.status}`)
    const texts = response.body.pipeThrough(new TextDecoderStream())
    void (async () => {
      for await (const text of texts) hear(text)
    })().catch(() => undefined)
  }
  const save = async () => {
    const { version } = await ask('POST', `articleTag/${record}/presence`, {
      form,
      field: 'weight',
    })
    await ask('PUT', `articleTag/${record}`, { version, weight: step % 100 })
  }
  const work = async (isOver: () => boolean) => {
    // They do not all move at the same moment.
    await pause((at / PEOPLE) * FIELD)
    for (let done = 0; !isOver(); done++) {
      await go()
      if (at < RECORDS && done % Math.round(SAVE / FIELD) === at % 7) await save()
      await pause(FIELD)
    }
  }
  return { arrive, work, told, leave: () => leaving.abort() }
}
