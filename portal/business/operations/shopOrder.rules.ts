import type { Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { isToServe } from './shop/servings.ts'

/** Its goods; and the buyer's account, as soon as there is one with the phone. */
const knowsItsBuyerAndGoods: Judging = async ({ after, records }) => {
  const goods = ((after.items ?? []) as readonly Row[]).map((line) => line.goods)
  after.goods = [...new Set(goods.filter(Boolean))]
  if (after.user || !after.buyerPhone) return
  const where = { phone: after.buyerPhone, status: { not: 'closed' } }
  const [found] = await records.select('appUser', where, { limit: 1 })
  if (found) after.user = found.id
}

/** An order that is closed or refunded as a whole gives back what it opened, as far as it is unused. */
const takesBackTheRefunded: Bringing = {
  effect: async ({ before, after, records }) => {
    if (!before || !isToServe(before) || isToServe(after)) return
    const standing = { order: after.id, status: ['waiting', 'done', 'failed'] }
    for (const { id } of await records.select('shopServing', standing, { limit: 200 }))
      await records.move('shopServing', id as number, 'takeBack', {
        reason: `商城订单 ${after.orderNo} 已退款`,
      })
  },
}

/** Rules of the shop's orders that no word carries. */
export const rules: RuleFunctions = { knowsItsBuyerAndGoods, takesBackTheRefunded }
