import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { recompute } from './protection/recompute.ts'

/** Actions of protection periods. */
export const actions: ActionFunctions = { recompute }
