import { Hono } from 'hono'
import type { Entity, Row } from '#declare'
import { toColumns } from '#derive/row.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Envelope } from '#portal/http/envelope.ts'
import { onError } from '#portal/http/onError.ts'
import { sessionMiddleware } from '#portal/http/session/sessionMiddleware.ts'
import { sessionRoutes } from '#portal/http/session/sessionRoutes.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { portalUser } from '#resources/configuration/portalUser.ts'
import { role } from '#resources/configuration/role.ts'
import type { Records } from '../../context/change.ts'
import { setPassword } from '../credentials.ts'
import type { SessionDeps } from '../sessionDeps.ts'
import { sessionTables } from '../sessionTables.ts'

export const PASSWORD = 'Correct-Horse-7'
const entities: readonly Entity[] = [portalUser, role] as unknown as Entity[]

/** What a call answered, opened up. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = Envelope<any> & { readonly status: number }

/** Sign-in alone on a database, with a clock that a test turns. */
export async function signInBench(database: TestDatabase, more: Partial<SessionDeps> = {}) {
  const opened = await database.open()
  const base = openDatabase(opened.dialect, database.sql)
  await migrate(base, entities)
  await sessionTables(base)
  const time = { now: Date.parse('2026-11-21T10:00:00+08:00') }
  const deps: SessionDeps = {
    database: base,
    entities: new Map(entities.map((entity) => [entity.name, entity])),
    clock: () => new Date(time.now),
    secret: 'a secret of the tests',
    log: () => {},
    records: () => plainRecords(base, () => new Date(time.now)),
    passwordRounds: 10,
    captchaAnswer: () => '2468',
    addressOf: (c) => c.req.header('x-test-address') ?? '10.0.0.1',
    ...more,
  }
  const app = new Hono()
  app.onError(onError(deps.log))
  app.use('/api/portal/*', sessionMiddleware(deps))
  app.route('/api/portal/index', sessionRoutes(deps))
  app.get('/api/portal/magazine', (c) =>
    c.json({ code: 20000, session: c.get('session' as never) }),
  )

  const add = async (entity: Entity, row: Row): Promise<number> => {
    const stamps = {
      version: 1,
      createdAt: '2026-11-21T09:00:00+08:00',
      updatedAt: '2026-11-21T09:00:00+08:00',
    }
    const stored = { ...stamps, ...toColumns(entity, row) }
    const { id } = await base.db
      .insertInto(entity.name)
      .values(stored)
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(id)
  }
  const addRole = (row: Row) =>
    add(portalRole, { kind: 'named', name: row.code, builtIn: false, ...row })
  const addUser = async (row: Row, { oneTime = false } = {}) => {
    const id = await add(user, {
      name: row.username,
      phone: '13800000000',
      status: 'active',
      smsLogin: false,
      ...row,
    })
    await setPassword(base.db, id, PASSWORD, { oneTime, now: time.now, rounds: 10 })
    return id
  }
  const call = async (
    method: string,
    path: string,
    body?: Row,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.request(`/api/portal/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, ...((await response.json()) as Envelope) }
  }
  const signIn = (username: string, password = PASSWORD, rest: Row = {}, headers = {}) =>
    call('POST', 'index/login', { username, password, ...rest }, headers)
  const tokenOf = async (username: string) => {
    const { data } = await signIn(username)
    return { 'x-token': data.token as string, ticket: data.ticket as string }
  }
  const close = async () => {
    await base.close()
    await opened.close()
  }
  return { deps, db: base.db, time, addRole, addUser, call, signIn, tokenOf, close }
}
export type SignInBench = Awaited<ReturnType<typeof signInBench>>

const [user, portalRole] = entities as [Entity, Entity]

/** Moves and changes without rules: what the portal's own pipeline does is tested there. */
function plainRecords({ db }: SessionDeps['database'], clock: () => Date): Records {
  const write = async (entity: string, id: number, values: Row): Promise<Row> => {
    await db
      .updateTable(entity)
      .set((set) => ({
        ...values,
        updatedAt: shanghaiTime(clock()),
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    return db.selectFrom(entity).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }
  return {
    update: write,
    move: (entity, id, move) => write(entity, id, { status: user.moves[move]?.to }),
  } as Records
}
