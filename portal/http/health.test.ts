import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { diskStore } from '#portal/storage/objects/diskStore.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { type HealthOptions, healthRoutes } from './health.ts'

const clock = () => new Date()
const store = memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock })
let folder: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-health-'))
  database = openDatabase(sqliteDialect({ path: join(folder, 'portal.sqlite') }), 'sqlite')
  await migrate(database, [])
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const asked = async (options: Partial<HealthOptions> = {}) => {
  const answer = await healthRoutes({ database, store, ...options }).request('/readyz')
  return [answer.status, await answer.json()]
}

test('is ready while database and store can be written', async () => {
  expect(await asked()).toEqual([200, { status: 'ok', database: true, store: true }])
})

test('names the part that is gone, and stays alive', async () => {
  const gone = { ...store, put: () => new Promise<never>(() => {}) }
  const app = healthRoutes({ database, store: gone, patience: 5, holds: 0 })
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', database: true, store: false },
  ])
  expect((await app.request('/healthz')).status).toBe(200)
  await database.close()
  expect((await app.request('/readyz')).status).toBe(503)
})

test('is not ready on a database that can only be read', async () => {
  await sql`pragma query_only = on`.execute(database.db)
  expect(await asked()).toEqual([503, { status: 'unavailable', database: false, store: true }])
  await sql`pragma query_only = off`.execute(database.db)
  expect((await asked())[0]).toBe(200)
})

test('is not ready where the folder of the uploads is full or can only be read', async () => {
  const objects = join(folder, 'objects')
  const full = async () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'open' })
  }
  const onDisk = (open?: typeof full) =>
    diskStore({
      folder: objects,
      bucket: 'store',
      endpoint: 'http://portal.test',
      clock,
      ...(open && { open }),
    })
  expect((await asked({ store: onDisk() }))[0]).toBe(200)
  expect(await asked({ store: onDisk(full) })).toMatchObject([503, { store: false }])
  // Whoever runs the tests as root may write anywhere.
  if (process.getuid?.() !== 0) {
    await chmod(join(objects, '.temp'), 0o500)
    expect(await asked({ store: onDisk() })).toMatchObject([503, { store: false }])
    await chmod(join(objects, '.temp'), 0o700)
  }
})

test('is not ready once it is told to end, though it lives', async () => {
  const closing = new AbortController()
  const app = healthRoutes({ database, store, closing: closing.signal })
  expect((await app.request('/readyz')).status).toBe(200)
  closing.abort()
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'closing' }])
  expect((await app.request('/healthz')).status).toBe(200)
})

test('writes once for all who ask within a moment', async () => {
  let writes = 0
  const counted = {
    ...store,
    put: (...given: Parameters<typeof store.put>) => {
      writes++
      return store.put(...given)
    },
  }
  const app = healthRoutes({ database, store: counted, holds: 60_000 })
  await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')))
  expect(writes).toBe(1)
})
