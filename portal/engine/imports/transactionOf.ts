import { portalSession } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { openTransaction } from '../records/transaction.ts'
import type { BulkRun } from './bulkFunctions.ts'

/**
 * What a kind does through the rules of records, in the transaction of its rows: by whoever made the batch, for the
 * batch's reason. `settle` it when all rows are done.
 */
export async function transactionOf({ context, db, batch }: BulkRun): Promise<Transaction> {
  const maker = await db
    .selectFrom('portalUser')
    .select(['id', 'username', 'name'])
    .where('id', '=', batch.createdBy ?? 0)
    .executeTakeFirst()
  const user = maker
    ? { id: Number(maker.id), username: String(maker.username), name: String(maker.name) }
    : null
  const session = { ...portalSession, user }
  return openTransaction(context, { session, bulk: true, reason: batch.reason as string }, db)
}
