import { sql } from 'kysely'
import type { BulkRun } from '#portal/engine/imports/bulkFunctions.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** The same counter when coupons are taken back. */
export async function giveUp(run: BulkRun, counts: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, count] of [...counts].sort(([a], [b]) => a - b))
    await run.db
      .updateTable('coupon')
      .set({ received: sql`coalesce("received", 0) - ${count}` })
      .where('id', '=', id)
      .execute()
  touch(run.db, 'coupon')
}
