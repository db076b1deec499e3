import { type Dialect, Kysely } from 'kysely'
import { tracing } from '#portal/core/trace.ts'
import { whenFree } from './busy.ts'
import type { Database, Db, Tables } from './database.ts'
import { watch } from './freshness.ts'
import type { WatchfulDialect, Within } from './pastTransaction.ts'
import { traceStatement } from './traceStatements.ts'

/**
 * A database behind one of the dialects of this folder. Inside `transaction` everything goes through `tx`: SQLite has
 * but one connection, and a statement sent past the transaction would wait for its end, and is refused where the dialect
 * watches over that.
 */
export function openDatabase(dialect: Dialect | WatchfulDialect, kind: Database['kind']): Database {
  const db: Db = new Kysely<Tables>({ dialect, ...(tracing() && { log: traceStatement }) })
  const within: Within = 'watchOver' in dialect ? dialect.watchOver(db) : (work) => work()
  return {
    kind,
    db,
    close: () => db.destroy(),
    async transaction(work) {
      let committed: ((db: Db) => void) | undefined
      // While another connection writes, a transaction does not even begin: nothing is done twice.
      const result = await whenFree(() =>
        db.transaction().execute((tx) => {
          committed = watch(tx)
          return within(() => work(tx))
        }),
      )
      committed?.(db)
      return result
    },
  }
}
