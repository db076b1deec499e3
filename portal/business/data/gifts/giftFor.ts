import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** Orders that were paid for, whatever became of them later. */
export const PAID = ['paid', 'refunding', 'partRefunded', 'refunded'] as const

type Test = (records: Records, order: Row) => Promise<boolean>

const isMember: Test = async (records, { user, paidAt }) =>
  (await records.count('userVip', {
    user,
    status: 'active',
    'validity.start': { lte: { text: paidAt } },
    'validity.end': { gt: { text: paidAt } },
  })) > 0

/** Whom a gift is for, by its audience. */
const audiences: { readonly [audience: string]: Test } = {
  new: async (records, { id, user }) =>
    (await records.count('userOrder', { user, status: PAID, id: { not: id } })) === 0,
  vip: isMember,
  nonVip: async (records, order) => !(await isMember(records, order)),
}

const goodsOf = ({ items }: Row) => ((items ?? []) as readonly Row[]).map(({ goods }) => goods)

/** Whether what was bought, what was paid and who bought it call for the gift. Its stock and state are no matter here. */
export async function isFor(records: Records, gift: Row, order: Row): Promise<boolean> {
  const { start, end } = gift.period as { readonly start: string; readonly end: string }
  const at = String(order.paidAt ?? '')
  if (at < start || at >= end || Number(order.paid ?? 0) < Number(gift.minPaid ?? 0)) return false
  const wanted = gift.goods as readonly unknown[]
  if (!goodsOf(order).some((goods) => wanted.includes(goods))) return false
  if (!((await audiences[String(gift.audience)]?.(records, order)) ?? true)) return false
  const had = await records.count('giftGiven', {
    gift: gift.id,
    user: order.user,
    status: { not: 'takenBack' },
  })
  return had < Number(gift.perUser ?? 1)
}

/** How many more there are; Infinity where the gift has no limit. */
export const leftOf = ({ stock, given }: Row): number =>
  typeof stock === 'number' ? stock - Number(given ?? 0) : Infinity

/** The gift an order brings: of those that run and are for it the one with the best priority. Undefined for none. */
export async function giftFor(records: Records, order: Row): Promise<Row | undefined> {
  const running = await records.select(
    'buyGift',
    { status: 'running' },
    { limit: 500, sort: 'position' },
  )
  for (const gift of running)
    if (leftOf(gift) > 0 && (await isFor(records, gift, order))) return gift
  return undefined
}
