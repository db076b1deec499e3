import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { giveStep } from '../data/rights/giveStep.ts'
import { type RewardStep, stepsOf } from './participation/rewardSteps.ts'

/** The activity, and the step that was reached; none where it was taken out before anybody had it. */
async function reached({ after, records }: Change) {
  const activity = (await records.find('courseClockIn', after.courseClockIn as number)) as Row
  const step = stepsOf(activity).find(({ days }) => days === after.days)
  return { activity, step }
}

/** How many of a step were given already. */
const countGiven = ({ after, records }: Change, { days }: RewardStep): Promise<number> =>
  records.count('clockInReward', { courseClockIn: after.courseClockIn, days, status: 'given' })

/** Empty stock means any number of them. */
const isInStock: Judging = async (change) => {
  const { step } = await reached(change)
  const stock = step?.stock ?? null
  if (!step || stock === null || (await countGiven(change, step)) < stock) return []
  return [
    {
      field: 'days',
      kind: 'conflict',
      message: [
        `满 ${step.days} 天的奖励库存不足，已发 ${stock} 份`,
        `The reward of ${step.days} days is out of stock: all ${stock} were given`,
      ],
    },
  ]
}

const givesTheStep: Bringing = {
  effect: async (change) => {
    const { activity, step } = await reached(change)
    if (!step) return
    const as = { key: 'clockIn', origin: 'task', remark: '课程打卡奖励' }
    await giveStep({ ...change, as }, step, change.after, String(activity.name))
  },
}

/** Rules of rewards of clock-ins that no word carries. */
export const rules: RuleFunctions = { isInStock, givesTheStep }
