import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dialect, Kysely, sql as raw } from 'kysely'
import initSqlJs from 'sql.js'
import { postgresDialect } from '../postgres.ts'
import { sqliteDialect } from '../sqlite.ts'
import { sqljsDialect } from '../sqljs.ts'
import { sharedPostgres } from './sharedPostgres.ts'

/** A kind of database that a contract suite loops over. */
export interface TestDatabase {
  name: 'SQLite in memory' | 'SQLite file' | 'PostgreSQL' | 'SQLite in WebAssembly'
  /** Which SQL it speaks. */
  sql: 'sqlite' | 'postgres'
  /** A fresh, empty database. */
  open(): Promise<OpenDatabase>
}

/** One empty database, for one test. */
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

async function inMemory(): Promise<OpenDatabase> {
  return { dialect: sqliteDialect({ path: ':memory:' }), close: async () => {} }
}

async function inFile(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-sqlite-'))
  const another = () => sqliteDialect({ path: join(folder, 'portal.sqlite') })
  const close = () => rm(folder, { recursive: true, force: true })
  return { dialect: another(), another, close }
}

async function onPostgres(): Promise<OpenDatabase> {
  const server = await sharedPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await on(server, `create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const another = () => postgresDialect({ url: url.href, connections: 4 })
  const close = () => on(server, `drop database ${name} with (force)`)
  return { dialect: another(), another, close }
}

async function inWebAssembly(): Promise<OpenDatabase> {
  return { dialect: sqljsDialect({ sql: await initSqlJs() }), close: async () => {} }
}

async function on(url: string, statement: string): Promise<void> {
  const server = new Kysely<unknown>({ dialect: postgresDialect({ url, connections: 1 }) })
  try {
    await raw.raw(statement).execute(server)
  } finally {
    await server.destroy()
  }
}
