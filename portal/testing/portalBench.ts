import type { Row } from '#declare'
import type { LogLine } from '#portal/core/log.ts'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { setPassword } from '#portal/engine/session/credentials.ts'
import type { Envelope } from '#portal/http/envelope.ts'
import type { PortalOptions } from '#portal/options.ts'
import { type Declarations, readDeclarations } from '#portal/start/declarations.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import type { Template } from '#portal/storage/db/testing/template.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { pictureOf } from './pictureOf.ts'

export const PASSWORD = 'Correct-Horse-7'
export const ORIGIN = 'http://portal.test'

/** What a call answered, opened up. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = Envelope<any> & { readonly status: number; readonly headers: Headers }

let declared: Promise<Declarations> | undefined
const START = Date.parse('2026-11-21T10:00:00+08:00')

/** Every table, an admin and an editor: laid out once a run, since that is most of what a bench costs. */
export const template: Template = {
  name: 'bench',
  fill: async (database) => {
    const clock = () => new Date(START)
    const store = memoryStore({ bucket: 'masthead', endpoint: ORIGIN, clock })
    await standing(await createPortal({ ...(await usual()), database, store, clock }), START)
  },
}

/** A whole portal with every declaration on a fresh database, a clock that a test turns, an admin and an editor. */
export async function portalBench(database: TestDatabase, more: Partial<PortalOptions> = {}) {
  const opened = await database.open(more.entities ? undefined : template)
  const time = { now: START }
  const clock = () => new Date(time.now)
  const log: LogLine[] = []
  const store = memoryStore({ bucket: 'masthead', endpoint: ORIGIN, clock })
  const portal = await createPortal({
    ...(await usual()),
    database: openDatabase(opened.dialect, database.sql),
    store,
    clock,
    log: (line) => log.push(line),
    ...more,
  })
  const people = await standing(portal, START)

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const url = path.startsWith('/') ? ORIGIN + path : `${ORIGIN}/api/portal/${path}`
    const response = await portal.app.request(url, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as Envelope),
    }
  }
  const signIn = async (username: string) => {
    const { data } = await call('POST', 'index/login', { username, password: PASSWORD })
    const mine = { 'x-token': data.token as string, ticket: data.ticket as string }
    return async (method: string, path: string, body?: unknown, headers = {}) => {
      const send = () => call(method, path, body, { ...mine, ...headers })
      const answer = await send()
      if (answer.code !== 42810) return answer
      // Asked who they are, people say it, and their call goes out again.
      const proved = await call('POST', 'index/prove', { password: PASSWORD }, mine)
      if (proved.code === 20000) mine['x-token'] = proved.data.token
      return send()
    }
  }
  /** Puts a real picture into the store and gives its address. */
  const picture = async (width: number, height: number, name = `${width}x${height}`) => {
    const key = `image/${name}.png`
    await store.put(key, pictureOf(width, height), { type: 'image/png' })
    return `/masthead/${key}`
  }
  const close = async () => {
    await portal.close()
    await opened.close()
  }
  return {
    portal,
    people,
    time,
    another: opened.another,
    log,
    store,
    call,
    signIn,
    picture,
    close,
    admin: await signIn('boss'),
    editor: await signIn('wang'),
  }
}
/** A whole portal, and those who call it; whoever opened it closes it. */
export type PortalBench = Awaited<ReturnType<typeof portalBench>>
export type SignedIn = PortalBench['admin']

/** What every portal of a bench is made with. */
async function usual() {
  declared ??= readDeclarations()
  const secret = 'a secret of the tests'
  return { secret, origin: ORIGIN, passwordRounds: 10, ...(await declared) }
}

/** The people of a bench, by the ids they have: made where the database does not bring them along. */
async function standing(portal: Portal, now: number) {
  const { db } = portal.context.database
  const records = portal.records()
  const idOf = async (entity: string, given: Row, make: () => Promise<Row>) => {
    const [found] = await records.select(entity, given, { limit: 1 })
    return (found ?? (await make())).id as number
  }
  const role = (code: string, name: string) =>
    idOf('role', { code }, () =>
      records.create('role', { kind: 'named', code, name, special: [], rights: [], hidden: [] }),
    )
  const person = (username: string, rest: Row) =>
    idOf('portalUser', { username }, async () => {
      const row = await records.create('portalUser', { username, ...rest, routeSet: 'standard' })
      await setPassword(db, row.id as number, PASSWORD, { oneTime: false, now, rounds: 10 })
      return row
    })
  const admin = await role('admin', '超级管理员')
  const editor = await role('editor', '编辑')
  const boss = await person('boss', { name: '主编', phone: '13800000001', roles: [admin] })
  const wang = await person('wang', { name: '王编辑', phone: '13800000002', roles: [editor] })
  return { admin, editor, boss, wang }
}
