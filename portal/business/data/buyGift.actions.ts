import type { Row } from '#declare'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { isFor, leftOf, PAID } from './gifts/giftFor.ts'

const MOST = 2000

/** Paid orders of the period that should have brought the gift and brought none at all. */
async function missedOrders({ records }: ActionCall, gift: Row): Promise<Row[]> {
  const { start, end } = gift.period as { readonly start: string; readonly end: string }
  const where = {
    status: PAID.filter((state) => state !== 'refunded'),
    'items.goods': gift.goods,
    paidAt: { gte: { text: start }, lt: { text: end } },
  }
  const missed: Row[] = []
  const had = new Map<unknown, number>()
  for (const order of await records.select('userOrder', where, { limit: MOST, sort: 'paidAt' })) {
    if ((await records.count('giftGiven', { order: order.id })) > 0) continue
    const standing = { gift: gift.id, user: order.user, status: { not: 'takenBack' } }
    const before = had.get(order.user) ?? (await records.count('giftGiven', standing))
    if (before >= Number(gift.perUser ?? 1) || !(await isFor(records, gift, order))) continue
    had.set(order.user, before + 1)
    missed.push(order)
  }
  return missed
}

/** Actions of buy-gifts. */
export const actions: ActionFunctions = {
  /** First told what it comes to (42800); once agreed to, the gifts are kept for their orders and a job gives them. */
  giveMissing: async (call) => {
    const { row, records, context, session, db, accepted } = call
    const gift = row as Row
    const missed = await missedOrders(call, gift)
    const broken = { gift: gift.id, status: 'failed' }
    const failed = await records.select('giftGiven', broken, { limit: MOST })
    const enough = missed.slice(0, Math.max(0, leftOf(gift)))
    const lacking = missed.length - enough.length
    if (enough.length + failed.length === 0)
      throw refusedField('_', [
        lacking > 0
          ? `漏发 ${lacking} 单，但赠品已无剩余，请先增加份数`
          : '没有漏发或发放失败的订单',
        lacking > 0
          ? `${lacking} orders missed it, but none is left: add stock first`
          : 'No order missed the gift, and none failed',
      ])
    const rule = `${call.entity.name}.${call.action}`
    if (!accepted.has(rule)) {
      const [none, noneEn] =
        lacking > 0
          ? [`，另 ${lacking} 单因份数不足不发`, `, ${lacking} more find no stock`]
          : ['', '']
      const message = [
        `漏发 ${enough.length} 单、发放失败 ${failed.length} 单${none}。确定补发？`,
        `${enough.length} orders missed it, ${failed.length} failed${noneEn}. Give them now?`,
      ] as const
      throw asks({ warnings: [{ field: '_', rule, message }] })
    }
    for (const order of enough)
      await records.create('giftGiven', { gift: gift.id, order: order.id, user: order.user })
    for (const { id } of failed) await records.move('giftGiven', id as number, 'retry')
    const asked = {
      kind: 'gifts',
      title: `补发赠品 · ${gift.title}`,
      entity: 'buyGift',
      recordId: gift.id as number,
      params: { gift: gift.id },
      total: enough.length + failed.length,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
