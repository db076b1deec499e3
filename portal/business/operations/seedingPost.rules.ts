import type { Row } from '#declare'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { giveAward } from '../data/rights/giveAward.ts'

/** More points than these are for admins to give. */
const LARGE = 1000

/** A post that passes is suggested the points of its officer's level and its score. */
const suggestsPoints: Judging = async ({ after, records, tx, now }) => {
  if (after.rewardType) return
  const officer = await records.find('seedingOfficer', after.officer as number)
  const table = (await readConfig(tx, 'seedingReward', now)) as
    | { readonly [level: string]: readonly number[] }
    | undefined
  const points = table?.[String(officer?.level)]?.[Number(after.score) - 1]
  if (points) Object.assign(after, { rewardType: 'points', rewardPoints: points })
}

/** Read money, and more than a thousand points, are for admins to give. */
const leavesLargeRewardsToAdmins: Judging = ({ after, session }) => {
  const isLarge = after.rewardType === 'readMoney' || Number(after.rewardPoints ?? 0) > LARGE
  if (!isLarge || session.acting === 'portal' || session.roles.includes('admin')) return []
  return [
    {
      field: after.rewardType === 'readMoney' ? 'rewardMoney' : 'rewardPoints',
      kind: 'forbidden',
      message: [
        `超过 ${LARGE} 积分或阅读币由管理员发放`,
        `More than ${LARGE} points, and read money, are for admins to give`,
      ],
    },
  ]
}

/** What the post earned is given in the transaction of the move. */
const givesTheReward: Bringing = {
  effect: async (change) => {
    const { after, records } = change
    const officer = (await records.find('seedingOfficer', after.officer as number)) as Row
    const { user } = officer
    if (after.rewardType === 'material') {
      const of = { sourceType: 'seeding', sourceName: officer.nickname }
      await records.create('materialOrder', {
        ...{ ...of, goodsName: after.rewardGoods, quantity: 1, user },
      })
      return
    }
    const award = {
      kind: after.rewardType,
      name: '种草奖励',
      points: after.rewardPoints,
      readMoney: after.rewardMoney,
      coupon: after.rewardCoupon,
    }
    const as = { key: 'seeding', origin: 'task', remark: '种草' }
    await giveAward({ ...change, as }, award, { user, id: after.id })
  },
}

/** Rules of seeding posts that no word carries. */
export const rules: RuleFunctions = {
  suggestsPoints,
  leavesLargeRewardsToAdmins,
  givesTheReward,
}
