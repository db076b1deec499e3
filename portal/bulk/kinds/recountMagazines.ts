import { settle } from '../../records/unit.ts'
import type { BulkRun, ReadRow } from './bulkFunctions.ts'
import { unitOf } from './unitOf.ts'

/** Counts the subscribers of the magazines that rows name, once their rights are written. */
export async function recountMagazines(
  run: BulkRun,
  rows: readonly Pick<ReadRow, 'values'>[],
): Promise<void> {
  const unit = await unitOf(run)
  for (const { values } of rows) unit.touched.add(`magazine/${values.magazine}`)
  await settle(unit)
}
