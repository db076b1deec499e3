import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { leftOf } from './readMoney/unspent.ts'

/** A reversal takes back what is left unspent of its entry at most, and only from the same user. */
const unspentOnly: Judging = async ({ after, tx }) => {
  if (!after.reverses) return []
  const [entry] = await leftOf(tx, [after.reverses as number])
  const isFitting =
    entry && entry.user === after.user && after.direction === 'out' && after.source === 'reverse'
  if (isFitting && Number(after.amount) <= entry.left) return []
  return [
    {
      field: 'amount',
      message: [
        `只能冲正未用完的部分（${((entry?.left ?? 0) / 100).toFixed(2)} 元）`,
        `Only what is left unspent can be reversed (¥${((entry?.left ?? 0) / 100).toFixed(2)})`,
      ],
    },
  ]
}

/** Rules of the read-money ledger that no word carries. */
export const rules: RuleFunctions = { unspentOnly }
