import type { Problem } from '#derive/problem.ts'
import type { Session } from '../../context/session.ts'
import type { Transaction } from '../../context/transaction.ts'
import { openTransaction, settleAsking } from '../../records/transaction.ts'
import type { BulkRun } from '../bulkFunctions.ts'

/** Whatever is asked was agreed to: warnings of a row are told with the dry run, and ticked as seen. */
const everything = { has: () => true } as unknown as ReadonlySet<string>

/** Where one row is written. */
export function rowTransaction(
  { context, db, batch }: BulkRun,
  session: Session,
  isTrial = false,
): Transaction {
  const transaction = openTransaction(
    context,
    { session, bulk: true, reason: String(batch.reason ?? '') },
    db,
  )
  return Object.assign(transaction, { accepted: everything, tellsAfterwards: true, isTrial })
}

/** What a row would have been asked in a form, and what the end of its transaction asks. */
export async function warningsOf(transaction: Transaction): Promise<readonly Problem[]> {
  const [change] = transaction.changes
  const none = new Set<string>()
  const asked = change
    ? await transaction.context.rules.warnings({ ...change, accepted: none })
    : []
  return [...asked, ...(await settleAsking(transaction))]
}
