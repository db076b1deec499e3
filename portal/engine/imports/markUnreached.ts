import type { Row } from '#declare'
import { finding, messageOf } from '#derive/bulk/finding.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import type { Transaction } from '../context/transaction.ts'
import { kindOf } from './kindOf.ts'

/** Rows marked in one transaction. */
const AT_ONCE = 1000

/** Marks rows that were not come to: skipped where somebody stopped (X3), failed where the portal did (X2). */
export async function markUnreached(
  { tx, now }: Transaction,
  batch: Row,
  code: 'X2' | 'X3',
): Promise<boolean> {
  const rows = await tx
    .selectFrom('batchRow')
    .select('id')
    .where('batch', '=', batch.id)
    .where('status', '=', 'waiting')
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return false
  await tx
    .updateTable('batchRow')
    .set({
      status: code === 'X3' ? 'skipped' : 'failed',
      problem: code,
      message: messageOf(kindOf(batch), finding(code))[0],
      doneAt: now,
      updatedAt: now,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  touch(tx, 'batchRow')
  return true
}
