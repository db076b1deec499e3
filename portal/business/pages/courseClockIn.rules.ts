import type { Period, Row } from '#declare'
import { same } from '#derive/compare.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { stepsOf } from '../activities/participation/rewardSteps.ts'

const plain = (step: Row | undefined) => ({ ...step, stock: null, _key: null })

/** Once the clock-in has begun its steps stay; only more may be given of one, or any number. */
const onlyStockRises: Judging = ({ before, after, now }) => {
  const start = (before?.period as Period | null | undefined)?.start
  if (before?.status !== 'published' || !start || start > now) return []
  const [was, is] = [stepsOf(before), stepsOf(after)]
  if (was.length !== is.length || was.some((step, at) => !same(plain(step), plain(is[at]))))
    return [
      {
        field: 'rewards',
        message: [
          '打卡已经开始，奖励只能增加库存',
          'The clock-in has begun: of its rewards only the stock may rise',
        ],
      },
    ]
  return was.flatMap(({ stock }, at) => {
    const now = is[at]?.stock ?? Number.POSITIVE_INFINITY
    if (now >= (stock ?? Number.POSITIVE_INFINITY)) return []
    return [
      {
        field: `rewards.${at}.stock`,
        message: ['库存只能增加', 'The stock may only rise'] as const,
      },
    ]
  })
}

/** Rules of clock-ins to courses that no word carries. */
export const rules: RuleFunctions = { onlyStockRises }
