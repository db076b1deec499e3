import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isFull, isUnavailable, isUniqueViolation } from './errors.ts'
import { postgresDialect } from './postgres.ts'

function thrown(database: DatabaseSync, statement: string): unknown {
  try {
    database.exec(statement)
  } catch (error) {
    return error
  }
  throw new Error(`${statement} was not refused`)
}

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-errors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'test.sqlite')
}

test('names every column of a combination that is not unique', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('create table t (a, b, unique (a, b)); insert into t values (1, 2)')

  const violation = isUniqueViolation(thrown(db, 'insert into t values (1, 2)'))
  expect(violation).toEqual({ table: 't', columns: ['a', 'b'] })
})

test('names the index where it stands on an expression', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('create table t (a); create unique index t_a on t (lower(a)); insert into t values (1)')

  const violation = isUniqueViolation(thrown(db, 'insert into t values (1)'))
  expect(violation).toEqual({ constraint: 't_a', columns: [] })
})

test('reads the columns of PostgreSQL from its detail, unless they are expressions', () => {
  const said = { code: '23505', table: 'issue', constraint: 'issue_u' }

  const plain = isUniqueViolation({
    ...said,
    detail: 'Key (magazine, "no")=(1, 2) already exists.',
  })
  expect(plain).toEqual({ table: 'issue', constraint: 'issue_u', columns: ['magazine', 'no'] })
  const expression = isUniqueViolation({ ...said, detail: 'Key (lower(no))=(x) already exists.' })
  expect(expression?.columns).toEqual([])
})

test('takes no other refusal for a unique violation', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('create table t (a not null)')

  expect(isUniqueViolation(thrown(db, 'insert into t values (null)'))).toBeUndefined()
  expect(isUniqueViolation(undefined)).toBeUndefined()
})

test('a database that may grow no more is full', () => {
  const db = new DatabaseSync(file())
  db.exec('create table t (a); pragma max_page_count = 3')

  const error = thrown(db, 'insert into t values (zeroblob(100000))')
  expect(isFull(error)).toBe(true)
  expect(isUnavailable(error)).toBe(false)
})

test('a database that another connection locks is unavailable', () => {
  const path = file()
  const writer = new DatabaseSync(path)
  writer.exec('create table t (a); begin immediate')

  const error = thrown(new DatabaseSync(path, { timeout: 1 }), 'insert into t values (1)')
  expect(isUnavailable(error)).toBe(true)
  expect(isFull(error)).toBe(false)
})

test('a PostgreSQL that nobody runs is unavailable', async () => {
  const db = new Kysely({ dialect: postgresDialect({ url: 'postgres://nobody@127.0.0.1:1/none' }) })

  const error = await sql`select 1`.execute(db).catch((reason) => reason)
  expect(isUnavailable(error)).toBe(true)
})
