/** What a unique index refused, as far as the database names it. */
export interface UniqueViolation {
  table?: string
  /** The columns that collide; empty where the index stands on an expression or a condition. */
  columns: string[]
  /** The index or constraint, where the database names it: always on PostgreSQL. */
  constraint?: string
}

/** The union of what node:sqlite, pg and sql.js throw. */
interface DatabaseError {
  message?: string
  /** SQLSTATE of PostgreSQL, ERR_SQLITE_ERROR of Node, or a network error such as ECONNREFUSED. */
  code?: string
  /** SQLite's extended result code; sql.js gives none. */
  errcode?: number
  table?: string
  constraint?: string
  detail?: string
}

/**
 * Whether a save met a unique index, and which; undefined for every other error. Serves as a
 * condition and tells the table, columns and constraint.
 */
export function isUniqueViolation(error: unknown): UniqueViolation | undefined {
  const { code, message = '', ...rest } = databaseError(error)
  if (code === '23505') return postgresViolation(rest)
  const said = /UNIQUE constraint failed: (.+)$/m.exec(message)?.[1]
  return said === undefined ? undefined : sqliteViolation(said)
}

/** The database is gone, restarting, out of connections, locked or unreadable: try again later. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', errcode, message = '' } = databaseError(error)
  if (errcode !== undefined) return unavailableResults.has(errcode & 0xff)
  return unavailableCodes.test(code) || unavailableMessages.test(message)
}

/** There is no room left: the disk, the quota, or the memory of a database that lives there. */
export function isFull(error: unknown): boolean {
  const { code = '', errcode, message = '' } = databaseError(error)
  if (errcode !== undefined) return (errcode & 0xff) === SQLITE_FULL
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || /disk is full/.test(message)
}

const SQLITE_FULL = 13

/** BUSY, LOCKED, IOERR, CORRUPT, CANTOPEN, NOTADB */
const unavailableResults = new Set([5, 6, 10, 11, 14, 26])

/** Connection exceptions, too many connections, shutting down; the network; a closed database. */
const unavailableCodes =
  /^(08...|53300|57P0[1-5]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ERR_INVALID_STATE)$/

/** What pg and sql.js say without a code. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|database (table )?is locked|Database closed|driver has already been destroyed/

function databaseError(error: unknown): DatabaseError {
  if (typeof error === 'string') return { message: error }
  if (error instanceof AggregateError) return databaseError(error.errors[0])
  return (error ?? {}) as DatabaseError
}

/** `Key (title, lower(scope))=(…) already exists.`: plain names are columns. */
function postgresViolation({ table, constraint, detail = '' }: DatabaseError): UniqueViolation {
  const key = /^Key \((.+?)\)=\(/.exec(detail)?.[1] ?? ''
  const columns = key.split(', ').map((name) => name.replace(/^"(.*)"$/, '$1'))
  return { table, constraint, columns: columns.every(isName) ? columns : [] }
}

/** `magazine.title, magazine.scope`, or `index 'magazine_title'`. */
function sqliteViolation(said: string): UniqueViolation {
  const constraint = /^index '(.+)'$/.exec(said)?.[1]
  if (constraint) return { constraint, columns: [] }
  const names = said.split(', ').map((name) => name.split('.'))
  return { table: names[0]?.[0], columns: names.map(([, column = '']) => column) }
}

function isName(text: string): boolean {
  return /^\w+$/.test(text)
}
