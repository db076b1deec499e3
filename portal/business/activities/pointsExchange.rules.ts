import type { Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const goodsOf = async ({ after, records }: Pick<Parameters<Judging>[0], 'after' | 'records'>) =>
  (await records.find('pointsGoods', after.goods as number)) as Row

/** Nobody exchanges more than their share, and members' goods are for members. */
const keepsToTheLimit: Judging = async (change) => {
  const { after, records, now } = change
  const goods = await goodsOf(change)
  const most = Number(goods?.perUserLimit ?? 0)
  const had = await records.count('pointsExchange', {
    goods: after.goods,
    user: after.user,
    status: 'done',
  })
  if (most > 0 && had >= most)
    return [{ field: 'user', message: [`每人限兑 ${most} 份`, `${most} for each user at most`] }]
  if (goods?.audience !== 'vip') return []
  const user = await records.find('appUser', after.user as number)
  return user?.vipUntil && String(user.vipUntil) >= now.slice(0, 10)
    ? []
    : [{ field: 'user', message: ['仅会员可兑', 'For members only'] }]
}

/** Points and cash are those of the goods as they are now; the points are taken in the same transaction. */
const paysThePrice: Judging = async (change) => {
  const { after } = change
  const { pointsPrice, cashPrice } = await goodsOf(change)
  if (
    Number(after.pointsPaid) === Number(pointsPrice) &&
    Number(after.cashPaid ?? 0) === Number(cashPrice ?? 0)
  )
    return []
  return [
    {
      field: 'pointsPaid',
      message: [`现价为 ${pointsPrice} 积分`, `The price is ${pointsPrice} points now`],
    },
  ]
}

/** Takes the points, and makes the order or the sign-up that is owed for them. */
const bringsTheGoods: Bringing = {
  effect: async (change) => {
    const { after, records } = change
    const { user, pointsPaid, cashPaid, id } = after
    const goods = await goodsOf(change)
    await records.create('pointsLedger', {
      user,
      delta: -Number(pointsPaid),
      origin: 'exchange',
      originTitle: goods.name,
      remark: `兑换记录 ${id}`,
    })
    if (goods.kind === 'material') {
      const owed = {
        sourceType: 'pointsGoods',
        sourceName: goods.name,
        pointsGoods: goods.id,
        goodsName: goods.name,
      }
      const made = await records.create('materialOrder', {
        ...owed,
        quantity: 1,
        pointsPaid,
        cashPaid,
        user,
      })
      await records.update('pointsExchange', id as number, { materialOrder: made.id })
    }
    if (goods.kind === 'ticket') {
      const made = await records.create('offlineParticipant', {
        offlineActivity: goods.offlineActivity,
        user,
        quantity: 1,
        pointsPaid,
        paid: cashPaid,
        source: 'points',
      })
      await records.update('pointsExchange', id as number, { participant: made.id })
    }
  },
}

const givesPointsBack: Bringing = {
  effect: async (change) => {
    const { after, records } = change
    const goods = await goodsOf(change)
    await records.create('pointsLedger', {
      user: after.user,
      delta: Number(after.pointsPaid),
      origin: 'exchange',
      originTitle: `退回：${goods.name}`,
      remark: `兑换记录 ${after.id}`,
    })
  },
}

/** Rules of points exchanges that no word carries. */
export const rules: RuleFunctions = {
  keepsToTheLimit,
  paysThePrice,
  bringsTheGoods,
  givesPointsBack,
}
