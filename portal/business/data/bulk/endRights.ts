import type { BulkRun } from '#portal/engine/imports/bulkFunctions.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** Ends rights in whose place longer ones are put. */
export async function endRights(
  { db, batch, now }: BulkRun,
  entity: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable(entity)
    .set((eb) => ({
      ...{ status: 'replaced', version: eb('version', '+', 1) },
      ...{ updatedAt: now, updatedBy: batch.createdBy ?? null },
    }))
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
  touch(db, entity)
}
