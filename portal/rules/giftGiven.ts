import { takeBackRights } from '../rewards/takeBackRights.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of gifts that no word carries. */
export const giftGiven: RuleFunctions = {
  takesRightsBack: {
    effect: (change) =>
      takeBackRights(change, change.before?.rights, change.reason ?? '订单已退款'),
  },
}
