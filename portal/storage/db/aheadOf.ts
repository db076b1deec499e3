import type { CompiledQuery } from 'kysely'
import type { Tx } from './database.ts'

type Options = Parameters<ReturnType<Tx['getExecutor']>['executeQuery']>[1]

/** Locks read no rows: nothing need be written ahead of them. */
const locking = /^\s*select pg_advisory/

/**
 * Calls `before` ahead of each statement that goes through a transaction, with its text, until the function it gives is
 * called: for whoever keeps writes back, which must stand before anybody reads.
 */
export function aheadOf(tx: Tx, before: (sql: string) => Promise<void>): () => void {
  const executor = tx.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = async <R>(query: CompiledQuery<R>, options?: Options) => {
    if (!locking.test(query.sql)) await before(query.sql)
    return execute(query, options)
  }
  return () => {
    executor.executeQuery = execute
  }
}
