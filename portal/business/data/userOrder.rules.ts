import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { countSale } from '../content/countSale.ts'
import { giftFor } from './gifts/giftFor.ts'
import { takeRightsBack } from './readMoney/takeRightsBack.ts'

interface Item {
  readonly goods?: number | null
  readonly title?: string | null
  readonly quantity?: number | null
}

/** An order takes what it sells off the stock; goods without a stock are never sold out. */
const takesStock: Bringing = {
  effect: async (change) => {
    const items = (change.after.items ?? []) as readonly Item[]
    for (const [at, item] of items.entries()) if (item.goods) await take(change, item, at)
  },
}

/** The bound stands in the statement, so that the last piece is sold once. */
async function take({ tx }: Change, { goods, title, quantity }: Item, at: number): Promise<void> {
  const db = tx as unknown as Kysely<{ [table: string]: Row }>
  const pieces = quantity ?? 1
  const { numUpdatedRows } = await db
    .updateTable('goods')
    .set({ stock: sql`stock - ${sql.lit(pieces)}` } as never)
    .where('id', '=', goods)
    .where(sql<boolean>`(stock is null or stock >= ${sql.lit(pieces)})`)
    .executeTakeFirst()
  touch(tx, 'goods')
  if (Number(numUpdatedRows) > 0) return
  const name = title ?? `#${goods}`
  throw conflict([
    {
      field: `items.${at}.goods`,
      kind: 'conflict',
      message: [`“${name}”库存不足 ${pieces} 件`, `There are no ${pieces} of "${name}" left`],
    },
  ])
}

/** A refunded order gives back what it brought, unless support lets the buyer keep it. */
const takesRightsBack: Bringing = {
  effect: async (change) => {
    if (!change.after.keepRights) await takeRightsBack(change)
  },
}

/** A gift that came along goes back too, as far as it is unused. */
const takesGiftsBack: Bringing = {
  effect: async ({ after, records }) => {
    if (after.keepRights) return
    const standing = { order: after.id, status: ['waiting', 'given', 'failed'] }
    for (const { id } of await records.select('giftGiven', standing, { limit: 10 }))
      await records.move('giftGiven', id as number, 'takeBack', {
        reason: `订单 ${after.orderNo} 已退款`,
      })
  },
}

const OPEN: readonly unknown[] = ['unpaid', 'closed']

/** Once it is paid, the order brings the gift that runs for it: kept at once, so that the last one goes to one order. */
const bringsItsGift: Bringing = {
  effect: async ({ before, after, records }) => {
    if (after.status !== 'paid' || (before && !OPEN.includes(before.status))) return
    const gift = await giftFor(records, after)
    if (gift)
      await records.create('giftGiven', { gift: gift.id, order: after.id, user: after.user })
  },
}

const REFUNDS: readonly unknown[] = ['markRefunded', 'markPartRefunded']

/** What was refunded so far, in fen: each refund that is marked adds what had been asked for. */
export function refunded(_row: Row, { before, by }: Change): number {
  const already = Number(before?.refundAmount ?? 0)
  return REFUNDS.includes(by) ? already + Number(before?.refundAsked ?? 0) : already
}

/** Rules of orders that no word carries. */
export const rules: RuleFunctions = {
  takesStock,
  takesRightsBack,
  takesGiftsBack,
  bringsItsGift,
  countsForItsPage: { effect: countSale },
}
