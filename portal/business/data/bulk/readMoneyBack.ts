import { yuan } from '#derive/bulk/columns/money.ts'
import { finding } from '#derive/bulk/finding.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances, writeReadMoney } from '../readMoney/readMoney.ts'
import { type Left, leftOf } from '../readMoney/unspent.ts'
import { ledgerAdds, ledgerStanding } from './ledgerRows.ts'

/** What is left of the entries that the rows of the first batch wrote, by row number. */
type Facts = ReadonlyMap<number, Left>

/** Takes back what a batch of read money gave: the opposite entry, over what is still unspent. */
export const readMoneyBack: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const found = await entriesTakenBack(place, rows)
    if (held)
      await holdBalances(
        txOf(place.db),
        [...found.values()].map(({ user }) => user),
      )
    const left = await leftOf(
      place.db,
      [...found.values()].map(({ id }) => id),
    )
    const byId = new Map(left.map((one) => [one.id, one]))
    return new Map(
      [...found].flatMap(([rowNo, { id }]) => {
        const one = byId.get(id)
        return one ? [[rowNo, one] as const] : []
      }),
    )
  },

  judge: (row, facts) => {
    const entry = facts.get(row.rowNo)
    if (!entry || entry.left === 0)
      return { user: entry?.user ?? null, amount: 0, findings: [finding('U1')] }
    const { user, amount, left } = entry
    const told =
      left < amount
        ? finding('U2', { spent: yuan(amount - left), left: yuan(left) })
        : finding('U10.what', { what: [` ${yuan(left)} 元`, `¥${yuan(left)}`] })
    return { user, amount: left, findings: [told] }
  },

  carryOut: async (run, rows) => {
    const { context, db, batch, now } = run
    const entries = await entriesTakenBack(run, rows)
    const written = await writeReadMoney(
      context,
      db,
      rows.map((row) => ({
        user: row.user as number,
        direction: 'out' as const,
        source: 'reverse' as const,
        amount: row.amount,
        grantKey: row.key,
        reverses: entries.get(row.rowNo)?.id as number,
        batch: batch.id as number,
        note: batch.reason as string,
      })),
      { now, by: (batch.createdBy as number | null) ?? null },
    )
    return new Map(rows.map((row, at) => [row.id, `readMoneyLedger ${written[at]?.id}`]))
  },

  standing: ledgerStanding,
  adds: ledgerAdds,
}

/** The entries that the rows of the batch taken back wrote, found by their keys. */
async function entriesTakenBack(
  { db, batch }: BulkPlace,
  rows: readonly ReadRow[],
): Promise<Map<number, { id: number; user: number }>> {
  const origin = await db
    .selectFrom('batchGive')
    .select('batchNo')
    .where('id', '=', batch.undoOf)
    .executeTakeFirstOrThrow()
  const keys = new Map(rows.map(({ rowNo }) => [`${origin.batchNo}-${rowNo}`, rowNo]))
  if (keys.size === 0) return new Map()
  const found = await db
    .selectFrom('readMoneyLedger')
    .select(['id', 'user', 'grantKey'])
    .where('grantKey', 'in', [...keys.keys()])
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(
    found.map(({ id, user, grantKey }) => [
      keys.get(String(grantKey)) as number,
      { id: Number(id), user: Number(user) },
    ]),
  )
}
