import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { boundText } from './bound.ts'
import { columnTypes } from './postgresTypes.ts'

/** Where the database is, and how many connections to it are kept. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections at most. */
  connections?: number
  /** Given up after so many milliseconds when no connection comes free. */
  connectTimeout?: number
}

/**
 * PostgreSQL through a pool of connections, in UTC. Rows come as on SQLite where they can: dates and
 * timestamps as text, bigint and numeric as numbers while they fit; jsonb comes parsed. Dates are
 * bound as ISO text, objects and lists as JSON (so `= any($1)` takes no list: write `in`).
 */
export function postgresDialect(options: PostgresOptions): Dialect {
  return new PostgresDialect({ pool: async () => openPool(options) })
}

function openPool({ url, connections = 10, connectTimeout = 5000 }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    options: '-c TimeZone=UTC',
    types: columnTypes,
    Client: BoundClient as never,
  })
  // An idle connection that breaks says so here; the next query gets a new one, or the error.
  pool.on('error', () => {})
  return pool
}

/** Every statement of the pool goes through here, cancelled ones and transactions too. */
class BoundClient extends pg.Client {
  // The overloads of pg cannot be written out again: what comes in goes on as it is.
  override query(...given: never[]): never {
    const [statement, parameters, ...rest] = given as unknown[]
    const bound = Array.isArray(parameters) ? parameters.map(boundText) : parameters
    return super.query(...([statement, bound, ...rest] as never as [string])) as never
  }
}
