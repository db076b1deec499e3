import type { BulkRun, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import { unitOf } from '#portal/engine/imports/unitOf.ts'
import { settle } from '#portal/engine/records/unit.ts'

/** Counts the subscribers of the magazines that rows name, once their rights are written. */
export async function recountMagazines(
  run: BulkRun,
  rows: readonly Pick<ReadRow, 'values'>[],
): Promise<void> {
  const unit = await unitOf(run)
  for (const { values } of rows) unit.touched.add(`magazine/${values.magazine}`)
  await settle(unit)
}
