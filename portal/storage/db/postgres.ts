import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { boundText } from './boundValue.ts'
import { isNameLost, naming } from './named.ts'
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
    ...({ nameOf: naming() } satisfies OwnConfig),
  })
  // An idle connection that breaks says so here; the next query gets a new one, or the error.
  pool.on('error', () => {})
  return pool
}

/** What a pool hands to each of its connections besides. */
interface OwnConfig {
  /** Names of statements, the same on all connections. */
  readonly nameOf: ReturnType<typeof naming>
}

/** Every statement of the pool goes through here, cancelled ones and transactions too. */
class BoundClient extends pg.Client {
  /** Whether statements get names: not once this connection has shown that it does not keep them. */
  #isNaming = true
  readonly #names: OwnConfig['nameOf']

  constructor(config: pg.ClientConfig & OwnConfig) {
    super(config)
    // Of a connection in use the pool hears nothing: one that breaks would end the process. Its next statement says so.
    this.on('error', () => {})
    this.#names = config.nameOf
  }

  // The overloads of pg cannot be written out again: what comes in goes on as it is.
  override query(...given: never[]): never {
    const [statement, parameters, ...rest] = given as unknown[]
    const send = (...arguments_: unknown[]) => super.query(...(arguments_ as [string])) as unknown
    // Without values it may be several statements in one, and changes tables rather than comes again.
    if (!Array.isArray(parameters) || parameters.length === 0) return send(...given) as never
    const values = parameters.map(boundText)
    const name = this.#nameOf(statement, rest)
    if (!name) return send(statement, values, ...rest) as never
    const named = send({ name, text: statement, values }) as Promise<unknown>
    return named.catch((error) => {
      if (!isNameLost(error)) throw error
      this.#isNaming = false
      // A transaction has failed with the statement; its caller tries again as a whole, or says so. That it has failed
      // comes with the server's next message, which may not be here yet: what counts is that there is one.
      if (this.getTransactionStatus() !== 'I') throw error
      return send(statement, values)
    }) as never
  }

  #nameOf(statement: unknown, rest: unknown[]): string | undefined {
    return this.#isNaming && typeof statement === 'string' && rest.length === 0
      ? this.#names(statement)
      : undefined
  }
}
