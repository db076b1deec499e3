import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBusy } from './busy.ts'
import type { Database } from './database.ts'
import { openDatabase } from './openDatabase.ts'
import { sqliteDialect } from './sqlite.ts'

let folder = ''
let opened: Database[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-busy-'))
  const one = open()
  await sql`create table note (id integer primary key, by text)`.execute(one.db)
})
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()))
  opened = []
  await rm(folder, { recursive: true })
})

function open(patience?: number): Database {
  const path = join(folder, 'notes.sqlite')
  const dialect = sqliteDialect({ path, ...(patience !== undefined && { patience }) })
  const database = openDatabase(dialect, 'sqlite')
  opened.push(database)
  return database
}
const write = (database: Database, by: string) =>
  database.transaction((tx) => tx.insertInto('note').values({ by }).execute())
const notes = async (database: Database) =>
  (await database.db.selectFrom('note').select('by').orderBy('id').execute()).map(({ by }) => by)

/** Writes, and stays in its transaction until it is let go. */
function writing(database: Database) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let begun = () => {}
  const started = new Promise<void>((resolve) => {
    begun = resolve
  })
  const done = database.transaction(async (tx) => {
    await tx.insertInto('note').values({ by: 'first' }).execute()
    begun()
    await held
  })
  return { started, letGo, done }
}

test('a transaction waits for another connection, and reading goes on meanwhile', async () => {
  const [first, second] = [open(), open()]
  const other = writing(first)
  await other.started
  const waiting = write(second, 'second')
  expect(await notes(second)).toEqual([])
  other.letGo()
  await Promise.all([other.done, waiting])
  expect(await notes(second)).toEqual(['first', 'second'])
})

test('a statement outside of a transaction waits as well', async () => {
  const [first, second] = [open(), open()]
  const other = writing(first)
  await other.started
  const waiting = second.db.insertInto('note').values({ by: 'second' }).execute()
  other.letGo()
  await Promise.all([other.done, waiting])
  expect(await notes(second)).toEqual(['first', 'second'])
})

test('whoever waited long enough is told that the database is busy, and nothing was written', async () => {
  const [first, second] = [open(), open(20)]
  const other = writing(first)
  await other.started
  const refused = await second.db
    .insertInto('note')
    .values({ by: 'second' })
    .execute()
    .catch((error) => error)
  expect(isBusy(refused)).toBe(true)
  other.letGo()
  await other.done
  expect(await notes(second)).toEqual(['first'])
})

test('what fails inside a transaction is never run again', async () => {
  let runs = 0
  const failing = open().transaction(async () => {
    runs += 1
    throw Object.assign(new Error('mine'), { errcode: 1 })
  })
  await expect(failing).rejects.toThrow('mine')
  expect(runs).toBe(1)
})
