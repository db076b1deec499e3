import { PortalError } from '#portal/core/errors.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import type { Transaction } from '../context/transaction.ts'
import { settle } from './transaction.ts'

/**
 * Does one of many things of a transaction under all rules: what is refused is taken back alone and given back as the error it
 * is. What nobody foresaw still fails the whole.
 */
export async function alone<T>(
  transaction: Transaction,
  work: () => Promise<T>,
): Promise<T | PortalError> {
  const made = transaction.changes.length
  const tried = await behindSavepoint(transaction.tx, async () => {
    const given = await work()
    await settle(transaction)
    return given
  })
  // Settled, or taken back: the end of the transaction has nothing more to look at.
  transaction.changes.length = made
  if ('value' in tried) return tried.value
  transaction.touched.clear()
  if (!(tried.error instanceof PortalError)) throw tried.error
  return tried.error
}
