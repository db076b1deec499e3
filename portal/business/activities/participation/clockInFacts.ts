import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { type RewardStep, stepsOf } from './rewardSteps.ts'

const MOST = 400
const kinds: { readonly [rewardType: string]: (step: RewardStep) => string } = {
  points: ({ amount }) => `积分 ${amount}`,
  vipDays: ({ amount }) => `会员 ${amount} 天`,
  coupon: () => '优惠券',
  medal: () => '勋章',
  material: ({ goodsName }) => String(goodsName ?? ''),
}

/** How many days somebody made up, and what they have reached on which day. */
export async function clockInFacts(
  records: Pick<Records, 'select' | 'count'>,
  { id }: Row,
  activity: Row,
): Promise<Row> {
  const madeUp = await records.count('participationDay', { participation: id, madeUp: true })
  const rows = await records.select('clockInReward', { participation: id }, { limit: MOST })
  const rewards = rows.map(({ days, reachedOn, status }) => {
    const step = stepsOf(activity).find((one) => one.days === days)
    const what = step ? kinds[step.rewardType]?.(step) : ''
    return `${days} 天 ${what}（${reachedOn} 达成${status === 'given' ? '' : '，未发放'}）`
  })
  return { madeUp, rewards: rewards.join('；') }
}
