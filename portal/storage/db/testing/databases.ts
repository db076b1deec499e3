import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialect } from 'kysely'
import initSqlJs from 'sql.js'
import { openDatabase } from '../openDatabase.ts'
import { postgresDialect } from '../postgres.ts'
import { sqliteDialect } from '../sqlite.ts'
import { sqljsDialect } from '../sqljs.ts'
import { onceARun } from './onceARun.ts'
import { onServer } from './onServer.ts'
import { sharedPostgres } from './sharedPostgres.ts'
import { sqliteBytes, type Template } from './template.ts'

/** A kind of database that a contract suite loops over. */
export interface TestDatabase {
  name: 'SQLite in memory' | 'SQLite file' | 'PostgreSQL' | 'SQLite in WebAssembly'
  /** Which SQL it speaks. */
  sql: 'sqlite' | 'postgres'
  /** A fresh database: empty, or a copy of a template. */
  open(template?: Template): Promise<OpenDatabase>
}

/** One fresh database, for one test. */
export interface OpenDatabase {
  /** Give it to one Kysely; whoever made that destroys it before `close`. */
  dialect: Dialect
  /** A further connection to the same data; missing where a database has but one. */
  another?: () => Dialect
  /** Removes the database. */
  close(): Promise<void>
}

/**
 * Every database the portal runs on, to loop a contract suite over:
 * `describe.each(testDatabases())('$name', ({ open }) => …)`.
 */
export function testDatabases(): TestDatabase[] {
  return [
    { name: 'SQLite in memory', sql: 'sqlite', open: inMemory },
    { name: 'SQLite file', sql: 'sqlite', open: inFile },
    { name: 'PostgreSQL', sql: 'postgres', open: onPostgres },
    { name: 'SQLite in WebAssembly', sql: 'sqlite', open: inWebAssembly },
  ]
}

/** The two databases a portal runs on: what they answer to is held against both, where the way they are kept plays no part. */
export const bothDatabases = (): TestDatabase[] =>
  testDatabases().filter(({ name }) => name === 'SQLite in memory' || name === 'PostgreSQL')

/** The quickest of them, for what has nothing to do with the database. */
export const sqliteInMemory = (): TestDatabase => testDatabases()[0]!

/**
 * What a test runs on that names no database: the quickest, or the one whose `sql` is in TEST_DATABASE, so that every
 * rule and action can be tried on PostgreSQL now and then (`TEST_DATABASE=postgres npm test -- unit`).
 */
export function anyDatabase(): TestDatabase {
  const wanted = process.env.TEST_DATABASE ?? 'sqlite'
  const found = testDatabases().find(({ sql }) => sql === wanted)
  if (found) return found
  throw new Error(`TEST_DATABASE is ${wanted}: it may be sqlite or postgres.`)
}

async function inMemory(template?: Template): Promise<OpenDatabase> {
  const bytes = template && (await sqliteBytes(template))
  return { dialect: sqliteDialect({ path: ':memory:', bytes }), close: async () => {} }
}

async function inFile(template?: Template): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-sqlite-'))
  const path = join(folder, 'portal.sqlite')
  if (template) await writeFile(path, await sqliteBytes(template))
  const another = () => sqliteDialect({ path })
  const close = () => rm(folder, { recursive: true, force: true })
  return { dialect: another(), another, close }
}

async function onPostgres(template?: Template): Promise<OpenDatabase> {
  const { address, drop } = await freshPostgres(template)
  const another = () => postgresDialect({ url: address, connections: 4 })
  return { dialect: another(), another, close: drop }
}

/** A database on the shared PostgreSQL by its address, for what opens its own: empty, or a copy of a template. */
export async function freshPostgres(
  template?: Template,
): Promise<{ address: string; drop(): Promise<void> }> {
  const server = await sharedPostgres()
  const from = template ? await postgresTemplate(server, template) : 'template0'
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files costs a tenth of writing every page to the log, which is what it does unless told.
  await onServer(server, `create database ${name} template ${from} strategy file_copy`)
  const drop = () => onServer(server, `drop database ${name} with (force)`)
  return { address: addressOf(server, name), drop }
}

/** The name of the template's database, made where this run has none yet. */
function postgresTemplate(server: string, template: Template): Promise<string> {
  return onceARun(`${template.name}-postgres`, async () => {
    const name = `template_${randomUUID().replaceAll('-', '')}`
    await onServer(server, `create database ${name} template template0 strategy file_copy`)
    const url = addressOf(server, name)
    const database = openDatabase(postgresDialect({ url, connections: 4 }), 'postgres')
    try {
      await template.fill(database)
    } finally {
      await database.close()
    }
    return name
  })
}

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function inWebAssembly(template?: Template): Promise<OpenDatabase> {
  const bytes = template && (await sqliteBytes(template))
  return { dialect: sqljsDialect({ sql: await initSqlJs(), bytes }), close: async () => {} }
}
