import { takeBackRights } from '../rewards/takeBackRights.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of what the shop's orders open that no word carries. */
export const shopServing: RuleFunctions = {
  takesRightsBack: {
    effect: (change) =>
      takeBackRights(change, change.before?.rights, change.reason ?? '订单已退款'),
  },
}
