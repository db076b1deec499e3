import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { placeIsFree } from './placeInFlow.ts'

/** Rules of ads in the feed that no word carries. */
export const rules: RuleFunctions = { placeIsFree }
