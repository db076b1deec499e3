import { endsSessions, keepsAnActiveAdmin, makesFirstPassword } from '../session/portalUserRules.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of portal users that no word carries. */
export const portalUser: RuleFunctions = {
  keepsAnActiveAdmin,
  makesFirstPassword: { effect: makesFirstPassword },
  endsSessions: { effect: endsSessions },
}
