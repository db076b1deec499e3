import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteStatement } from 'kysely'
import { isPast } from '#portal/core/isPast.ts'
import { boundValue } from './boundValue.ts'
import { patient } from './busy.ts'
import { memoize } from './memoize.ts'
import { refusePastTransaction, type WatchfulDialect } from './pastTransaction.ts'
import { plannedOnce } from './plannedOnce.ts'

/** Where the database lies, and how it is opened. */
export interface SqliteOptions {
  /** A file, created when missing, or `:memory:`. */
  path: string
  /** For a worker that only reads; the file must exist. */
  readOnly?: boolean
  /** What a database in memory begins with: the bytes of a SQLite file; left out, it is empty. */
  bytes?: Uint8Array | undefined
  /** How long a statement or transaction waits for another connection's write, in milliseconds. */
  patience?: number
  /** For a process beside the one that answers, which goes through a list once: it keeps fewer pages in memory. */
  readsOnce?: boolean | undefined
}

/** How long SQLite itself waits, with the whole thread; beyond, others are served meanwhile. In milliseconds. */
const BUSY = 2
/** The same while the database is opened, when another portal may be setting it up. */
const OPENING = 5000
/**
 * From so many bytes on the file is mapped into memory when it is opened: reading pages then copies nothing. A smaller
 * one lives in the cache, and mapped beside it would count twice as the portal's memory.
 */
const WORTH_MAPPING = 256 * 2 ** 20
/** How much of a file is mapped at most, in bytes. */
const MAPPED = 2 ** 30

/**
 * SQLite through Node's own module. One connection, opened at the first query, closed by
 * `destroy()`. Dates are bound as ISO text, objects and lists as JSON, booleans as 0 and 1.
 * Throws `SQLITE_BUSY` when another connection writes for longer than `patience`, and for a statement that is sent past
 * the transaction it is asked within.
 */
export function sqliteDialect(options: SqliteOptions): WatchfulDialect {
  const dialect = new SqliteDialect({ database: async () => connection(options) })
  return refusePastTransaction(patient(dialect, options.patience))
}

function connection(options: SqliteOptions) {
  const database = openDatabase(options)
  const statement = memoize((sql: string) => statementOf(database, plannedOnce(sql)))
  return {
    prepare: (sql: string) =>
      sql === 'rollback' ? rollbackOf(database) : statement(writesAtOnce(sql, options)),
    close: () => database.close(),
  }
}

function openDatabase({ path, readOnly = false, bytes, readsOnce }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(path, {
    readOnly,
    timeout: OPENING,
    enableForeignKeyConstraints: true,
  })
  if (bytes) database.deserialize(bytes)
  // WAL lets others read while one writes; NORMAL survives a crash of the portal, and a power
  // cut costs the last commits at most, never the file.
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  database.exec(`PRAGMA busy_timeout = ${BUSY}`)
  // Whoever answers reads the same pages over and over.
  database.exec(`PRAGMA temp_store = MEMORY; PRAGMA cache_size = ${readsOnce ? -8000 : -32000}`)
  if (!readsOnce && sizeOf(path) >= WORTH_MAPPING) database.exec(`PRAGMA mmap_size = ${MAPPED}`)
  database.function('is_past', isPast)
  return database
}

/** In bytes; 0 where there is no such file, as in memory. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/**
 * A transaction that reads first and writes later fails at once, whatever the timeout, when
 * another connection wrote in between. Taking the write lock at the start makes it wait instead.
 */
function writesAtOnce(sql: string, { readOnly }: SqliteOptions): string {
  return sql === 'begin' && !readOnly ? 'begin immediate' : sql
}

/**
 * A full disk and the like end a transaction by themselves: to roll it back once more would fail, and hide from
 * whoever asked what went wrong.
 */
function rollbackOf(database: DatabaseSync): SqliteStatement {
  const { run, ...statement } = statementOf(database, 'rollback')
  const nothing = { changes: 0n, lastInsertRowid: 0n }
  return {
    ...statement,
    run: (parameters) => (database.isTransaction ? run(parameters) : nothing),
  }
}

function statementOf(database: DatabaseSync, sql: string): SqliteStatement {
  const statement: StatementSync = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // A reader that goes row by row may still be under way when the same text runs again.
    iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
  }
}

/** A number is bound as a floating one, so that 1 would read 1.0 in a text; a bigint is not. */
function values(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((parameter) => {
    const value = boundValue(parameter)
    return Number.isSafeInteger(value) ? BigInt(value as number) : (value as SQLInputValue)
  })
}
