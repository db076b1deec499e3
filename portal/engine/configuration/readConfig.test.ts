import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { type OpenDatabase, testDatabases } from '#portal/storage/db/testing/databases.ts'
import { baseConfig } from '#resources/configuration/baseConfig.ts'
import { historyTable } from '../audit/history.ts'
import { configText, configValue } from './configValue.ts'
import { readConfig } from './readConfig.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const LATER = '2026-12-01T00:00:00+08:00'

test.each([
  ['text', 'hello'],
  ['integer', 12],
  ['money', 1_000_000],
  ['boolean', false],
  ['list', ['a', 'b']],
  ['jump', { type: 'magazine', id: 3 }],
])('keeps a value of kind %s as text and gives it back', (kind, value) => {
  expect(configValue(kind, configText(kind, value))).toEqual(value)
})

describe.each(testDatabases().filter(({ name }) => name !== 'SQLite file'))('$name', (kind) => {
  let opened: OpenDatabase
  let database: Database
  const add = async (row: Row) => {
    const values = { version: 1, name: row.key, valueKind: 'integer', group: 'dev', ...row }
    const { id } = await database.db
      .insertInto('baseConfig')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(id)
  }
  const remember = (recordId: number, version: number, snapshot: Row) =>
    database.db
      .insertInto('_history')
      .values({
        entity: 'baseConfig',
        recordId,
        version,
        at: NOW,
        kind: 'update',
        snapshot: JSON.stringify(snapshot),
      })
      .execute()

  beforeEach(async () => {
    opened = await kind.open()
    database = openDatabase(opened.dialect, kind.sql)
    await migrate(database, [baseConfig as unknown as Entity], [historyTable])
  })
  afterEach(async () => {
    await database.close()
    await opened.close()
  })

  test('reads a value, the default of an empty one, and nothing of an unknown key', async () => {
    await add({ key: 'a', value: '7', initial: '3' })
    await add({ key: 'b', value: null, initial: '3' })
    expect(await readConfig(database.db, 'a', NOW)).toBe(7)
    expect(await readConfig(database.db, 'b', NOW)).toBe(3)
    expect(await readConfig(database.db, 'c', NOW)).toBeUndefined()
  })

  test('baseConfig#formSavesAsOne keeps the value before until a later one takes effect', async () => {
    const id = await add({ key: 'a', value: '9', initial: '3', version: 3, effectiveAt: LATER })
    await remember(id, 1, { value: '7', effectiveAt: null })
    await remember(id, 2, { value: '8', effectiveAt: LATER })
    await remember(id, 3, { value: '9', effectiveAt: LATER })
    expect(await readConfig(database.db, 'a', NOW)).toBe(7)
    expect(await readConfig(database.db, 'a', LATER)).toBe(9)
  })

  test('reads the default while a first value is still to come', async () => {
    await add({ key: 'a', value: '9', initial: '3', effectiveAt: LATER })
    expect(await readConfig(database.db, 'a', NOW)).toBe(3)
  })
})
