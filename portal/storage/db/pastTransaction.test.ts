import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './openDatabase.ts'
import { sqliteDialect } from './sqlite.ts'

let database: Database
beforeEach(async () => {
  database = openDatabase(sqliteDialect({ path: ':memory:' }), 'sqlite')
  await database.db.schema.createTable('magazine').addColumn('title', 'text').execute()
})
afterEach(() => database.close())

const titles = (db = database.db) => db.selectFrom('magazine').select('title').execute()

test('a statement sent past its own transaction is refused, what was written is undone, and the next one is served', async () => {
  const sent = database.transaction(async (tx) => {
    await tx.insertInto('magazine').values({ title: '读者' }).execute()
    await titles()
  })
  await expect(sent).rejects.toThrow('hand the transaction on')
  expect(await titles()).toEqual([])
})

test('a transaction begun within another is refused', async () => {
  const begun = database.transaction(() => database.transaction(() => titles()))
  await expect(begun).rejects.toThrow('hand the transaction on')
})

test('others wait for a transaction, and whoever was within asks as they like once it has ended', async () => {
  let later: Promise<unknown> = Promise.resolve()
  const written = database.transaction(async (tx) => {
    await tx.insertInto('magazine').values({ title: '读者' }).execute()
    later = new Promise((resolve) => setTimeout(() => resolve(titles()), 20))
  })
  expect(await titles()).toEqual([{ title: '读者' }])
  await written
  expect(await later).toEqual([{ title: '读者' }])
})
