import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely'
import type { BindParams, Database, SqlJsStatic, Statement } from 'sql.js'
import { isPast } from '#portal/core/isPast.ts'
import { boundValue } from './boundValue.ts'
import { memoize } from './memoize.ts'
import { plannedOnce } from './plannedOnce.ts'

/** SQLite in WebAssembly: the module itself, loaded by the caller, who knows where it lies. */
export interface SqljsOptions {
  /** What `initSqlJs()` of sql.js resolves to. */
  sql: SqlJsStatic
  /** A database saved before with {@link sqljsBytes}; left out, an empty one. */
  bytes?: Uint8Array | undefined
  /** Gets the open database, for saving it. Called once, before the first query. */
  opened?: (database: Database) => void
}

/** SQLite in WebAssembly, held in memory. Binds values as `sqliteDialect` does. */
export function sqljsDialect({ sql, bytes, opened }: SqljsOptions): Dialect {
  return new SqliteDialect({
    database: async () => {
      const database = new sql.Database(bytes)
      database.run('PRAGMA foreign_keys = ON')
      database.create_function('is_past', isPast)
      opened?.(database)
      return connection(database)
    },
  })
}

/** The whole database as the bytes of a SQLite file; not to be called inside a transaction. */
export function sqljsBytes(database: Database): Uint8Array {
  return database.export()
}

function connection(database: Database) {
  const statement = memoize(
    (text: string) => database.prepare(plannedOnce(text)),
    // Nothing else gives the memory of a compiled statement back.
    { letGo: (unused) => unused.free() },
  )
  return {
    prepare: (text: string) => statementOf(database, statement(text)),
    close: () => database.close(),
  }
}

function statementOf(database: Database, statement: Statement): SqliteStatement {
  return {
    reader: statement.getColumnNames().length > 0,
    all: (parameters) => rows(statement, parameters),
    run: (parameters) => run(database, statement, parameters),
    iterate: (parameters) => rows(statement, parameters).values(),
  }
}

/** A statement left standing on a row would keep its transaction from ending. */
function rows(statement: Statement, parameters: readonly unknown[]): unknown[] {
  try {
    statement.bind(values(parameters))
    const found: unknown[] = []
    while (statement.step()) found.push(statement.getAsObject())
    return found
  } finally {
    statement.reset()
  }
}

function run(database: Database, statement: Statement, parameters: readonly unknown[]) {
  try {
    statement.run(values(parameters))
  } finally {
    statement.reset()
  }
  return { changes: database.getRowsModified(), lastInsertRowid: lastRow(database) }
}

function lastRow(database: Database): number {
  return Number(database.exec('select last_insert_rowid()')[0]?.values[0]?.[0] ?? 0)
}

function values(parameters: readonly unknown[]): BindParams {
  return parameters.map(boundValue) as BindParams
}
