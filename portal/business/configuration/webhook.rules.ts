import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { makesSecret, namesPublicEntities } from './webhookRules.ts'

/** Rules of webhooks that no word carries. */
export const rules: RuleFunctions = {
  namesPublicEntities,
  makesSecret: { effect: makesSecret },
}
