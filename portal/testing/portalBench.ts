import { createPortal, type PortalOptions } from '../createPortal.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { TestDatabase } from '../db/testing/databases.ts'
import { type Declarations, readDeclarations } from '../declarations.ts'
import type { Envelope } from '../envelope.ts'
import type { LogLine } from '../onError.ts'
import { setPassword } from '../session/credentials.ts'
import { memoryStore } from '../store/memoryStore.ts'
import { pictureOf } from './pictureOf.ts'

export const PASSWORD = 'Correct-Horse-7'
export const ORIGIN = 'http://portal.test'

/** What a call answered, opened up. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = Envelope<any> & { readonly status: number; readonly headers: Headers }

let declared: Promise<Declarations> | undefined

/** A whole portal with every declaration on a fresh database, a clock that a test turns, an admin and an editor. */
export async function portalBench(database: TestDatabase, more: Partial<PortalOptions> = {}) {
  declared ??= readDeclarations()
  const opened = await database.open()
  const time = { now: Date.parse('2026-11-21T10:00:00+08:00') }
  const clock = () => new Date(time.now)
  const log: LogLine[] = []
  const store = memoryStore({ bucket: 'masthead', endpoint: ORIGIN, clock })
  const portal = await createPortal({
    database: openDatabase(opened.dialect, database.sql),
    store,
    clock,
    secret: 'a secret of the tests',
    origin: ORIGIN,
    passwordRounds: 10,
    log: (line) => log.push(line),
    ...(await declared),
    ...more,
  })
  const people = await peopleOf(portal.records(), async (id) =>
    setPassword(portal.ground.database.db, id, PASSWORD, {
      oneTime: false,
      now: time.now,
      rounds: 10,
    }),
  )

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
    return (method: string, path: string, body?: unknown, headers = {}) =>
      call(method, path, body, { ...mine, ...headers })
  }
  /** Puts a real picture into the store and gives its address. */
  const picture = async (width: number, height: number, name = `${width}x${height}`) => {
    const key = `image/${name}.png`
    await store.put(key, pictureOf(width, height), { type: 'image/png' })
    return `${ORIGIN}/masthead/${key}`
  }
  const close = async () => {
    await portal.close()
    await opened.close()
  }
  return {
    portal,
    people,
    time,
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
export type PortalBench = Awaited<ReturnType<typeof portalBench>>
export type SignedIn = PortalBench['admin']

type Records = ReturnType<Awaited<ReturnType<typeof createPortal>>['records']>

async function peopleOf(records: Records, password: (id: number) => Promise<void>) {
  const role = (code: string, name: string) =>
    records.create('role', { kind: 'named', code, name, special: [], rights: [], hidden: [] })
  const admin = await role('admin', '超级管理员')
  const editor = await role('editor', '编辑')
  const person = async (username: string, name: string, phone: string, roles: unknown[]) => {
    const row = await records.create('portalUser', {
      username,
      name,
      phone,
      roles,
      routeSet: 'standard',
    })
    await password(row.id as number)
    return row.id as number
  }
  const boss = await person('boss', '主编', '13800000001', [admin.id])
  const wang = await person('wang', '王编辑', '13800000002', [editor.id])
  return { admin: admin.id as number, editor: editor.id as number, boss, wang }
}
