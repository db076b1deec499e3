import { same } from '#portal/engine/records/same.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Whoever changes what users agreed to says whether they must agree again; the app asks those who agreed before then. */
const asksToAgreeAgain: Judging = ({ before, after, now }) => {
  const changed = ['agreement', 'minors'].some((name) => !same(before?.[name], after[name]))
  const answer = after.again
  if (before && changed && !answer)
    return [
      {
        field: 'again',
        message: [
          '协议有改动，请选择用户是否须重新同意',
          'The agreements change: must users agree again?',
        ],
      },
    ]
  const first = !before && after.scene === 'basic'
  if (first || (changed && answer === 'agree')) after.agreedFrom = now
  after.again = null
  return []
}

/** Rules of the settings that no word carries. */
export const rules: RuleFunctions = { asksToAgreeAgain }
