import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { takeBackRights } from '../data/rights/takeBackRights.ts'

/** Rules of what the shop's orders open that no word carries. */
export const rules: RuleFunctions = {
  takesRightsBack: {
    effect: (change) =>
      takeBackRights(change, change.before?.rights, change.reason ?? '订单已退款'),
  },
}
