import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { conflict } from '#portal/core/errors.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { vipDays } from '../data/rights/vipDays.ts'

const unionOf = async ({ after, records }: Change) =>
  (await records.find('unionVip', after.unionVip as number)) as Row

/** Nobody buys more than their share, nor outside the time. */
const keepsToTheTerms: Judging = async (change) => {
  const { after, records } = change
  const of = await unionOf(change)
  const { start, end } = of.period as { readonly start: string; readonly end: string }
  const at = String(after.paidAt)
  if (at < start || at >= end)
    return [{ field: 'paidAt', message: ['不在售卖时间内', 'It is not sold at that time'] }]
  const had = await records.count('unionSale', { unionVip: of.id, user: after.user })
  if (had < Number(of.limit ?? 1)) return []
  return [
    { field: 'user', message: [`每人限购 ${of.limit} 份`, `${of.limit} for each user at most`] },
  ]
}

/** The bound stands in the statement, so that the last one is sold once. */
async function takeOne({ tx, after }: Change, { name }: Row): Promise<void> {
  const db = tx as unknown as Kysely<{ [table: string]: Row }>
  const { numUpdatedRows } = await db
    .updateTable('unionVip')
    .set({ stock: sql`stock - 1` } as never)
    .where('id', '=', after.unionVip)
    .where('stock', '>', 0)
    .executeTakeFirst()
  touch(tx, 'unionVip')
  if (Number(numUpdatedRows) > 0) return
  const message = [`“${name}”已售罄`, `"${name}" is sold out`] as const
  throw conflict([{ field: 'unionVip', kind: 'conflict', message }])
}

/** Takes one off the stock, and opens our own membership at once; the partner's part follows within minutes. */
const takesOneAndOpensOurs: Bringing = {
  effect: async (change) => {
    const { after, records, now } = change
    const of = await unionOf(change)
    await takeOne(change, of)
    const card = (await records.find('vipGoods', of.vipGoods as number)) as Row
    const days = Math.min(3660, vipDays(card))
    await records.create('userVip', {
      ...{ user: after.user, kind: 'union', vipGoods: card.id, unionVip: of.id, days },
      validity: { start: now, end: shift(now, `+${days}d`) },
      ...{ source: 'purchase', order: after.order ?? null, grantKey: `union-${after.id}` },
    })
  },
}

/** Rules of sales of union memberships that no word carries. */
export const rules: RuleFunctions = { keepsToTheTerms, takesOneAndOpensOurs }
