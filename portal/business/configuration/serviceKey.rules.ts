import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { makesSecret, writesWhatTheAppWrites } from './serviceKeyRules.ts'

/** Rules of service keys that no word carries. */
export const rules: RuleFunctions = {
  writesWhatTheAppWrites,
  makesSecret: { effect: makesSecret },
}
