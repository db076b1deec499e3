import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { endsSessions, keepsAnActiveAdmin, makesFirstPassword } from './portalUserRules.ts'

/** Rules of portal users that no word carries. */
export const rules: RuleFunctions = {
  keepsAnActiveAdmin,
  makesFirstPassword: { effect: makesFirstPassword },
  endsSessions: { effect: endsSessions },
}
