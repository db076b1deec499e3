import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { takeBackRights } from './rights/takeBackRights.ts'

/** Rules of gifts that no word carries. */
export const rules: RuleFunctions = {
  takesRightsBack: {
    effect: (change) =>
      takeBackRights(change, change.before?.rights, change.reason ?? '订单已退款'),
  },
}
