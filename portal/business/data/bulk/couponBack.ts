import { finding } from '#derive/bulk/finding.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { couponAdds, type Given, givenBy, keysOf } from './couponRows.ts'
import { giveUp } from './giveUp.ts'

/** What the rows of the first batch gave, by row number. */
type Facts = ReadonlyMap<number, readonly Given[]>

/** Takes back what a batch of coupons gave: those that are unused become void. */
export const couponBack: BulkFunctions<Facts> = {
  look: givenTo,

  judge: (row, facts) => {
    const given = facts.get(row.rowNo) ?? []
    const unused = given.filter(({ status }) => status === 'unused')
    const left = unused.length
    const amount = unused.reduce((sum, { takesOff }) => sum + takesOff, 0)
    const user = given[0]?.user ?? null
    if (left === 0) return { user, amount: 0, findings: [finding('U1')] }
    const used = given.length - left
    const told =
      used > 0
        ? finding('U3', { used, left })
        : finding('U10.what', { what: [` ${left} 张未使用的券`, `${left} unused coupons`] })
    return { user, amount, findings: [told] }
  },

  carryOut: async (run, rows) => {
    const facts = await givenTo(run, rows)
    const back = rows.flatMap(({ rowNo }) => facts.get(rowNo) ?? [])
    const unused = back.filter(({ status }) => status === 'unused')
    const counts = new Map<number, number>()
    for (const { coupon } of unused) counts.set(coupon, (counts.get(coupon) ?? 0) + 1)
    if (unused.length > 0)
      await run.db
        .updateTable('userCoupon')
        .set({ status: 'voided', updatedAt: run.now })
        .where(
          'id',
          'in',
          unused.map(({ id }) => id),
        )
        .where('status', '=', 'unused')
        .execute()
    touch(run.db, 'userCoupon')
    await giveUp(run, counts)
    return new Map(rows.map((row) => [row.id, `userCoupon ${facts.get(row.rowNo)?.[0]?.id}`]))
  },

  /** Nothing is written under keys of its own: what is void already is passed over by `judge`. */
  standing: async () => new Map(),
  adds: couponAdds,
}

/** The coupons that the rows of the batch taken back wrote, found by their keys. */
async function givenTo(
  { db, batch }: BulkPlace,
  rows: readonly ReadRow[],
): Promise<Map<number, Given[]>> {
  const origin = await db
    .selectFrom('batchGive')
    .select('batchNo')
    .where('id', '=', batch.undoOf)
    .executeTakeFirstOrThrow()
  const keys = rows.map((row) => ({
    rowNo: row.rowNo,
    keys: keysOf({ ...row, key: `${origin.batchNo}-${row.rowNo}` }),
  }))
  const found = await givenBy(
    db,
    keys.flatMap((row) => row.keys),
  )
  return new Map(keys.map((row) => [row.rowNo, row.keys.flatMap((key) => found.get(key) ?? [])]))
}
