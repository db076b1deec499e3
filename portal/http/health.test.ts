import { expect, test } from 'vitest'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { healthRoutes } from './health.ts'

const parts = () => ({
  database: openDatabase(sqliteDialect({ path: ':memory:' }), 'sqlite'),
  store: memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock: () => new Date() }),
})

test('is ready while database and store answer', async () => {
  const { database, store } = parts()
  const answer = await healthRoutes({ database, store }).request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', database: true, store: true },
  ])
  await database.close()
})

test('names the part that is gone, and stays alive', async () => {
  const { database, store } = parts()
  const gone = { ...store, head: () => new Promise<never>(() => {}) }
  const app = healthRoutes({ database, store: gone, patience: 5 })
  const answer = await app.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', database: true, store: false },
  ])
  expect((await app.request('/healthz')).status).toBe(200)

  await database.db.selectNoFrom((set) => set.val(1).as('one')).execute()
  await database.close()
  expect((await app.request('/readyz')).status).toBe(503)
})
