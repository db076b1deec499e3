import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { codesAsked } from './cards/cardCodes.job.ts'

const queuesCodes: Bringing = {
  effect: async ({ after, queue }) => {
    await queue(codesAsked(after))
  },
}

/** Rules of batches of card codes that no word carries. */
export const rules: RuleFunctions = { queuesCodes }
