import { recompute } from '../protection/recompute.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of protection periods. */
export const protectionPeriod: ActionFunctions = { recompute }
