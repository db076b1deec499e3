import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { marksTakenOver, takesOver } from './carryOver.ts'
import { holdsPay, reachesMinimum } from './payment.ts'

/** Partners of a month and membership are never credited with more time than there was, nor with more than the pool. */
const fitsThePool: Judging = async ({ after, records }) => {
  const { id, month, membership, poolDuration, poolAmount, status } = after
  if (status === 'void') return []
  const where = { month, membership, poolDuration, poolAmount, status: { not: 'void' } }
  const others = (await records.select('settlementVip', where, { limit: 10_000 })).filter(
    (other) => other.id !== id,
  )
  const sum = (field: string) =>
    [after, ...others].reduce((total, row) => total + Number(row[field] ?? 0), 0)
  if (sum('duration') > Number(poolDuration))
    return [
      {
        field: 'lines',
        message: [
          `各结算方时长合计 ${sum('duration')} 秒，超过全站有效时长 ${poolDuration} 秒`,
          `Partners' times come to ${sum('duration')} seconds, more than the ${poolDuration} there were`,
        ],
      },
    ]
  if (sum('shareAmount') <= Number(poolAmount)) return []
  return [
    {
      field: 'poolAmount',
      message: ['各结算方分成合计超过收入池', 'Shares come to more than the pool'],
    },
  ]
}

/** Rules of VIP settlements that no word carries. */
export const rules: RuleFunctions = {
  fitsThePool,
  takesOver,
  marksTakenOver,
  holdsPay,
  reachesMinimum,
}
