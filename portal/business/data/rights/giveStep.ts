import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { type Giving, giveAward } from './giveAward.ts'

type Give = (giving: Giving, step: Row, to: Row, title: string) => Promise<unknown>

/** By the kind of a step: what it is worth to whoever has reached it. */
const gives: { readonly [rewardType: string]: Give } = {
  points: (giving, step, to, title) =>
    giveAward(giving, { kind: 'points', points: step.amount, name: title }, to),
  coupon: (giving, step, to) => giveAward(giving, { kind: 'coupon', coupon: step.coupon }, to),
  vipDays: ({ records, now, as }, { amount }, { user, id }) =>
    records.create('userVip', {
      ...{ user, kind: 'vip', days: amount, source: 'activity' },
      validity: { start: now, end: shift(now, `+${amount}d`) },
      grantKey: `${as?.key}-${id}`,
    }),
  medal: async ({ records }, { medal }, { user }, title) => {
    const held = await records.count('medalHolder', { medal, user, status: 'held' })
    if (held === 0)
      await records.create('medalHolder', { medal, user, reason: title, origin: 'rule' })
  },
  material: ({ records }, { goodsName }, { user }, title) =>
    records.create('materialOrder', {
      ...{ sourceType: 'courseClockIn', sourceName: title, goodsName, quantity: 1, user },
    }),
}

/** Gives what a step of a clock-in is worth, in the transaction of the move; throws where a rule refuses it. */
export const giveStep: Give = async (giving, step, to, title) =>
  gives[String(step.rewardType)]?.(giving, step, to, title)
