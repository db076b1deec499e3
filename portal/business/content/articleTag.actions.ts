import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { usage } from '#portal/engine/actions/usage.ts'

/** Actions of labels. */
export const actions: ActionFunctions = { usage }
