import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

/** How long a statement or transaction waits for another connection's write before it fails, in milliseconds. */
const PATIENCE = 10_000
/** Between two tries, in milliseconds; a little by chance, so that two who wait do not keep meeting. */
const between = () => 1 + Math.random() * 4

const SQLITE_BUSY = 5

/** Whether SQLite refused because another connection is writing: nothing was done then. */
export const isBusy = (error: unknown): boolean =>
  (Number((error as { errcode?: unknown } | null)?.errcode ?? 0) & 0xff) === SQLITE_BUSY

/**
 * Tries again while another connection writes. SQLite itself would wait too, but with the whole thread: here everybody
 * else is served meanwhile.
 */
export async function whenFree<T>(run: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error
      await new Promise((resolve) => setTimeout(resolve, between()))
    }
  }
}

/**
 * A dialect whose statements wait so outside of transactions. Inside they never need to: a transaction has the right
 * to write from its first statement on, and that one is tried again by whoever runs it, with the connection given back.
 */
export function patient(dialect: Dialect, patience?: number): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => patientDriver(dialect.createDriver(), patience),
  }
}

function patientDriver(driver: Driver, patience?: number): Driver {
  const plain = new WeakMap<DatabaseConnection, DatabaseConnection>()
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => {
      const connection = await driver.acquireConnection(options)
      const waiting = patientConnection(connection, patience)
      plain.set(waiting, connection)
      return waiting
    },
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    // Not here: whoever began a transaction would keep all others from the connection while it waits.
    beginTransaction: (connection, settings) =>
      driver.beginTransaction(plain.get(connection) ?? connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    savepoint: (connection, ...given) => driver.savepoint!(connection, ...given),
    rollbackToSavepoint: (connection, ...given) =>
      driver.rollbackToSavepoint!(connection, ...given),
    releaseSavepoint: (connection, ...given) => driver.releaseSavepoint!(connection, ...given),
    destroy: (options) => driver.destroy(options),
  }
}

const patientConnection = (plain: DatabaseConnection, patience?: number): DatabaseConnection => ({
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    whenFree(() => plain.executeQuery<R>(query), patience),
  streamQuery: <R>(query: CompiledQuery, size: number) => plain.streamQuery<R>(query, size),
})
