import { makesSecret, writesWhatTheAppWrites } from '../serviceKeys/serviceKeyRules.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of service keys that no word carries. */
export const serviceKey: RuleFunctions = {
  writesWhatTheAppWrites,
  makesSecret: { effect: makesSecret },
}
