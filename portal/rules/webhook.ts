import { makesSecret, namesPublicEntities } from '../webhooks/webhookRules.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of webhooks that no word carries. */
export const webhook: RuleFunctions = {
  namesPublicEntities,
  makesSecret: { effect: makesSecret },
}
