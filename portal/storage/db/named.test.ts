import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { naming } from './named.ts'
import { openDatabase } from './openDatabase.ts'
import { type OpenDatabase, testDatabases } from './testing/databases.ts'

const postgres = testDatabases().filter(({ sql }) => sql === 'postgres')
let opened: OpenDatabase
let database: Database

test('a statement gets one name for good, once it came five times', () => {
  const nameOf = naming()
  const names = Array.from({ length: 7 }, () => nameOf('select 1'))
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(new Set(names.slice(4))).toEqual(new Set(['masthead_0']))
})

test('names are few, and those that have one keep it', () => {
  const nameOf = naming()
  const often = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1)
  const given = Array.from({ length: 300 }, (_, i) => often(`select ${i}`))
  expect(new Set(given.filter(Boolean)).size).toBe(200)
  expect(often('select 0')).toBe('masthead_0')
})

describe.each(postgres)('$name', (server) => {
  beforeEach(async () => {
    opened = await server.open()
    database = openDatabase(opened.dialect, 'postgres')
    await sql`create table shelf (id bigint, name text)`.execute(database.db)
    await sql`insert into shelf values (1, ${'周刊架'})`.execute(database.db)
  })
  afterEach(async () => {
    await database.close()
    await opened.close()
  })
  const read = () => sql`select * from shelf where id = ${1}`.execute(database.db)

  test('what is read often is kept by the server under its name', async () => {
    for (let i = 0; i < 6; i++) await read()
    const { rows } = await sql`
      select statement from pg_prepared_statements where name like ${'masthead_%'}`.execute(
      database.db,
    )
    expect(rows).toContainEqual({ statement: 'select * from shelf where id = $1' })
  })

  test('a table that gets another column meanwhile is read on, with the column', async () => {
    for (let i = 0; i < 6; i++) await read()
    await sql`alter table shelf add column place text default 'A'`.execute(database.db)
    for (let i = 0; i < 6; i++)
      expect((await read()).rows).toEqual([{ id: 1, name: '周刊架', place: 'A' }])
  })

  test('a transaction that meets it fails as a whole, and succeeds the next time', async () => {
    const inTransaction = () =>
      database.transaction(
        async (tx) => (await sql`select * from shelf where id = ${1}`.execute(tx)).rows,
      )
    for (let i = 0; i < 6; i++) await inTransaction()
    await sql`alter table shelf drop column name`.execute(database.db)
    await expect(inTransaction()).rejects.toMatchObject({ code: '0A000' })
    expect(await inTransaction()).toEqual([{ id: 1 }])
  })
})
