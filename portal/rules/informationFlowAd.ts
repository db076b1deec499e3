import { placeIsFree } from './placeInFlow.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of ads in the feed that no word carries. */
export const informationFlowAd: RuleFunctions = { placeIsFree }
