import { shift } from '#derive/moment.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A parcel is called back within a day; afterwards it is under way. */
const recallsWithinADay: Judging = ({ before, now }) => {
  const shipped = before?.shippedAt as string | null | undefined
  if (!shipped || shift(shipped, '+24h') > now) return []
  const message = [
    '发货已超过 24 小时，不能撤回',
    'Shipped more than 24 hours ago: it cannot be recalled',
  ] as const
  return [{ field: 'shippedAt', message }]
}

/** Rules of orders of goods that no word carries. */
export const rules: RuleFunctions = { recallsWithinADay }
