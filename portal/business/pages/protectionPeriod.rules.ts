import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { daysInForce, sameDays } from './protection/protectionTerms.ts'

/** Days that begin on a later day leave those in force standing until then. */
const keepsDaysInForce: Judging = ({ before, after, now }) => {
  const today = now.slice(0, 10)
  if (!before || String(after.effectiveFrom) <= today) after.standing = null
  else if (!sameDays(before, after) || String(before.effectiveFrom) <= today)
    after.standing = daysInForce(before, today)
}

/** Rules of protection periods that no word carries. */
export const rules: RuleFunctions = { keepsDaysInForce }
