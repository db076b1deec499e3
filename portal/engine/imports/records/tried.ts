import type { Problem } from '#derive/problem.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { Transaction } from '../../context/transaction.ts'
import type { BulkPlace, BulkRun } from '../bulkFunctions.ts'
import { transactionOf } from '../transactionOf.ts'
import { makerSession } from './makerSession.ts'
import { rowTransaction, warningsOf } from './rowTransaction.ts'

/** Thrown to take all of it back. */
class OnlyTried extends Error {}

/** What became of one that was tried: what it would ask, or what refused it. */
export type Trial = { readonly warnings: readonly Problem[] } | { readonly error: unknown }

/**
 * Does things one after the other, each upon what those before it left, and takes everything back again: what one of
 * them would be refused for, or asked, is known then. Nothing of it stays.
 */
export async function tried<T>(
  place: BulkPlace,
  items: readonly T[],
  work: (transaction: Transaction, item: T) => Promise<unknown>,
  as: 'maker' | 'portal' = 'maker',
): Promise<readonly Trial[]> {
  return onlyTried(place, async (run) => {
    const trials: Trial[] = []
    const session = await (as === 'portal' ? portalOf(run) : makerSession(run))
    for (const item of items) {
      const done = await behindSavepoint(run.db, async () => {
        const transaction = rowTransaction(run, session)
        await work(transaction, item)
        return warningsOf(transaction)
      })
      trials.push('error' in done ? done : { warnings: done.value })
    }
    return trials
  })
}

/** Does something in a transaction, of its own or behind a savepoint of the one that runs, and takes all of it back. */
export async function onlyTried<T>(
  place: BulkPlace,
  work: (run: BulkRun) => Promise<T>,
): Promise<T> {
  let given: { readonly value: T } | undefined
  const all = async (run: BulkRun) => {
    given = { value: await work(run) }
    throw new OnlyTried()
  }
  await (place.db.isTransaction
    ? behindSavepoint(txOf(place.db), () => all({ ...place, db: txOf(place.db) })).then(thrown)
    : place.context.database.transaction((db) => all({ ...place, db })).catch(rethrown))
  return (given as { readonly value: T }).value
}

const portalOf = async (run: BulkRun) => (await transactionOf(run)).session

const thrown = (done: object) => 'error' in done && rethrown(done.error)
function rethrown(error: unknown): void {
  if (!(error instanceof OnlyTried)) throw error
}
