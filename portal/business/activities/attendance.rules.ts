import type { Period, Row } from '#declare'
import { same } from '#derive/compare.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { stepsOf } from './participation/rewardSteps.ts'

const DAY = 86_400_000

/** How many days a period touches. */
const daysIn = (period: unknown): number => {
  const { start, end } = (period ?? {}) as Partial<Period>
  if (!start || !end) return 0
  const day = (moment: string, back = 0) =>
    Math.floor((Date.parse(moment) - back + 8 * 3_600_000) / DAY)
  return day(end, 1) - day(start) + 1
}

/** Nobody can check in on more days than there are. */
const rewardsFitThePeriod: Judging = ({ after }) => {
  const days = daysIn(after.period)
  return stepsOf(after).flatMap((step, at) =>
    days === 0 || Number(step.days) <= days
      ? []
      : [
          {
            field: `rewards.${at}.days`,
            message: [`活动只有 ${days} 天`, `There are only ${days} days`] as const,
          },
        ],
  )
}

/** A step that somebody has reached stays as it was; only more may be given of it, never less than was. */
const keepsWhatWasReached: Judging = async ({ before, after, records }) => {
  if (!before || Number(before.joined ?? 0) === 0) return []
  const now = stepsOf(after)
  for (const step of stepsOf(before)) {
    const where = { attendance: before.id, days: { gte: step.days } }
    const had = await records.count('participation', where)
    if (had === 0) continue
    const at = now.findIndex(({ days }) => days === step.days)
    const plain = (one: Row | undefined) => ({ ...one, stock: null, _key: null })
    const isKept = at >= 0 && same(plain(now[at]), plain(step))
    const stock = Number(now[at]?.stock ?? 0)
    if (isKept && (stock === 0 || stock >= had)) continue
    return [
      {
        field: isKept ? `rewards.${at}.stock` : 'rewards',
        message: [
          `${step.days} 天的奖励已有 ${had} 人达成`,
          `${had} have reached the reward of ${step.days} days`,
        ],
      },
    ]
  }
  return []
}

/** Rules of attendances that no word carries. */
export const rules: RuleFunctions = { rewardsFitThePeriod, keepsWhatWasReached }
