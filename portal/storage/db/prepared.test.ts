import { sql as raw } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './openDatabase.ts'
import { prepareStatement } from './prepareStatement.ts'
import { testDatabases } from './testing/databases.ts'

const above = prepareStatement<{ name: string }, { least: number }>((db, slot) =>
  db.selectFrom('thing').select('name').where('size', '>=', slot('least')).orderBy('name').limit(2),
)

describe.each(testDatabases())('$name', ({ sql: kind, open }) => {
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await open()
    database = openDatabase(opened.dialect, kind)
    close = opened.close
    await raw`create table thing (name text, size integer)`.execute(database.db)
    const things = { small: 1, large: 9, huge: 99 }
    for (const [name, size] of Object.entries(things))
      await database.db.insertInto('thing').values({ name, size }).execute()
  })
  afterAll(async () => {
    await database.close()
    await close()
  })

  test('runs the same statement with other values each time', async () => {
    expect(await above(database.db, { least: 9 })).toEqual([{ name: 'huge' }, { name: 'large' }])
    expect(await above(database.db, { least: 99 })).toEqual([{ name: 'huge' }])
  })

  test('runs within a transaction', async () => {
    const found = await database.transaction(async (tx) => {
      await tx.insertInto('thing').values({ name: 'giant', size: 999 }).execute()
      return above(tx, { least: 100 })
    })
    expect(found).toEqual([{ name: 'giant' }])
  })
})
