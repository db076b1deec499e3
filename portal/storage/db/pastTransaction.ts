import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dialect, Kysely } from 'kysely'

/** A dialect that sees to what is sent past the transactions of a database that stands on it. */
export interface WatchfulDialect extends Dialect {
  /** Watches over a database from now on. Gives what runs the work of each of its transactions. */
  watchOver(db: Pick<Kysely<never>, 'getExecutor'>): Within
}

/** Runs what happens within a transaction. */
export type Within = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Has statements refused that are sent past the transaction they are asked within, where a database has but one
 * connection: they would wait for the transaction's end, and the transaction for them, and with both everybody else for
 * good. Whatever is still under way once the transaction has ended may ask as it likes.
 */
export function refusePastTransaction(dialect: Dialect): WatchfulDialect {
  return Object.assign(dialect, {
    watchOver: (db: Parameters<WatchfulDialect['watchOver']>[0]): Within => {
      const transactions = new AsyncLocalStorage<{ isOpen: boolean }>()
      const executor = db.getExecutor()
      // Where everything begins that is not sent through a transaction, transactions too; those have executors of their own.
      const provide = executor.provideConnection.bind(executor)
      executor.provideConnection = async (consumer, options) => {
        if (transactions.getStore()?.isOpen) throw new Error(past)
        return provide(consumer, options)
      }
      return async (work) => {
        const transaction = { isOpen: true }
        try {
          return await transactions.run(transaction, work)
        } finally {
          transaction.isOpen = false
        }
      }
    },
  })
}

const past =
  'A statement was sent past the transaction it is asked within, which has the only connection: hand the transaction on'
