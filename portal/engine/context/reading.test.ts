import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { postgresDialect } from '#portal/storage/db/postgres.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import {
  startCluster,
  startStandby,
  stopCluster,
} from '#portal/storage/db/testing/postgresCluster.ts'
import { type PortalBench, portalBench, type SignedIn } from '#portal/testing/portalBench.ts'
import { serial } from '#portal/testing/serial.ts'

let folder = ''
let standby = ''
let replica: Database
let bench: PortalBench
let asked: string[] = []

/** A server with a standby that streams from it, and a portal that lists from the standby. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-replica-'))
  // PostgreSQL runs as somebody else where this is root.
  await chmod(folder, 0o755)
  const primary = { folder: join(folder, 'primary'), address: '' }
  primary.address = await startCluster(primary.folder)
  standby = await startStandby(join(folder, 'standby'), primary)
  const database: TestDatabase = {
    ...{ name: 'PostgreSQL', sql: 'postgres' },
    open: async (template) => {
      const dialect = () => postgresDialect({ url: primary.address, connections: 4 })
      const filling = openDatabase(dialect(), 'postgres')
      await template?.fill(filling)
      await filling.close()
      return { dialect: dialect(), close: async () => {} }
    },
  }
  replica = listening(
    openDatabase(postgresDialect({ url: standby, connectTimeout: 1000 }), 'postgres'),
  )
  bench = await portalBench(database, { readFrom: replica })
}, 120_000)
afterAll(async () => {
  await bench?.close()
  for (const name of ['standby', 'primary']) await stopCluster(join(folder, name))
  await rm(folder, { recursive: true, force: true })
})

/** Notes what is asked of a database. */
function listening(database: Database): Database {
  const { db } = database
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  vi.spyOn(executor, 'executeQuery').mockImplementation((query, ...more) => {
    asked.push(query.sql)
    return (execute as (...given: unknown[]) => never)(query, ...more)
  })
  return database
}

const onStandby = async (statement: string) => {
  const client = new pg.Client({ connectionString: standby })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function named(who: SignedIn): Promise<string> {
  const name = `来源${serial()}`
  const made = await who('POST', 'source', { name, sourceKind: 'own', rights: ['text'] })
  expect(made).toMatchObject({ code: 20000 })
  return name
}

const listed = async (who: SignedIn): Promise<string[]> =>
  (await who('GET', 'source')).data.list.map(({ name }: { name: string }) => name)

/** Whether a list was read from the standby. */
async function isReadThere(who: SignedIn): Promise<boolean> {
  asked = []
  await listed(who)
  return asked.some((statement) => statement.includes('"source"'))
}

test('lists are read from the standby, records and what is saved from the primary', async () => {
  await vi.waitFor(async () => expect(await isReadThere(bench.editor)).toBe(true), 10_000)
  asked = []
  await named(bench.admin)
  expect(asked.filter((statement) => /insert|update/.test(statement))).toEqual([])
  expect((await bench.admin('GET', 'condition')).data.symptoms).toContainEqual(
    expect.objectContaining({ of: ['读副本', 'Read replica'], state: 'well' }),
  )
})

test('whoever wrote sees it at once, however late the standby is; others when it is there', async () => {
  await onStandby('select pg_wal_replay_pause()')
  try {
    const name = await named(bench.admin)
    expect(await listed(bench.admin)).toContain(name)
    expect(await isReadThere(bench.admin)).toBe(false)
    expect(await listed(bench.editor)).not.toContain(name)
    await onStandby('select pg_wal_replay_resume()')
    await vi.waitFor(async () => expect(await listed(bench.editor)).toContain(name), 10_000)
    await vi.waitFor(async () => expect(await isReadThere(bench.admin)).toBe(true), 10_000)
    // What was counted while it was late is counted anew.
    const [own, others] = [await bench.admin('GET', 'source'), await bench.editor('GET', 'source')]
    expect(own.data.total).toBe(others.data.total)
    expect(own.data.list.map(({ name: one }: { name: string }) => one)).toContain(name)
  } finally {
    await onStandby('select pg_wal_replay_resume()')
  }
})

test('exports and figures are read there too, and what they leave in the audit log is not lost', async () => {
  await vi.waitFor(async () => expect(await isReadThere(bench.admin)).toBe(true), 10_000)
  asked = []
  const told = await bench.admin('GET', 'index/figures')
  expect(told).toMatchObject({ code: 20000 })
  expect(asked.length).toBeGreaterThan(0)
})

test('another server than the primary’s standby is never read from', async () => {
  const stranger = join(folder, 'stranger')
  const url = await startCluster(stranger)
  const other = openDatabase(postgresDialect({ url }), 'postgres')
  const { replicaOf } = await import('#portal/storage/db/replica.ts')
  const found = replicaOf(bench.portal.context.database, other)
  expect(await found.state()).toMatchObject({ isUsed: false, reason: 'stranger' })
  await found.close()
  await stopCluster(stranger)
})

test('a standby that is gone is noticed: lists come from the primary, and the page of conditions says so', async () => {
  const name = await named(bench.admin)
  await stopCluster(join(folder, 'standby'))
  expect(await listed(bench.editor)).toContain(name)
  expect((await bench.admin('GET', 'condition')).data.symptoms).toContainEqual(
    expect.objectContaining({
      state: 'poor',
      told: [
        expect.stringContaining('改由主库读取'),
        expect.stringContaining('come from the primary, since it is out of reach'),
      ],
    }),
  )
  expect(bench.log.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('The read replica is out of reach'),
  )
})
