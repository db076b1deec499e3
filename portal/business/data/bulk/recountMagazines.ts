import type { BulkRun, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import { transactionOf } from '#portal/engine/imports/transactionOf.ts'
import { settle } from '#portal/engine/records/transaction.ts'

/** Counts the subscribers of the magazines that rows name, once their rights are written. */
export async function recountMagazines(
  run: BulkRun,
  rows: readonly Pick<ReadRow, 'values'>[],
): Promise<void> {
  const transaction = await transactionOf(run)
  for (const { values } of rows) transaction.touched.add(`magazine/${values.magazine}`)
  await settle(transaction)
}
