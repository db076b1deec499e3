import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { stockFollows } from '#portal/engine/rules/stockFollows.ts'

/** As many codes stay as are sold and wait to be delivered. */
const soldOnesStay: Judging = async ({ after, records }) => {
  const of = await records.find('unionVip', after.unionVip as number)
  if (!of || Number(of.soldCount ?? 0) === 0 || Number(of.stock ?? 0) > 0) return []
  return [
    {
      field: '_',
      kind: 'conflict',
      message: [
        `“${of.name}”剩余可售为 0，此码已售待发`,
        `Nothing of "${of.name}" is left to sell: this code is owed to a sale`,
      ],
    },
  ]
}

/** Rules of partners' codes that no word carries. */
export const rules: RuleFunctions = {
  soldOnesStay,
  stockFollows: stockFollows('unionVip'),
}
