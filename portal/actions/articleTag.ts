import type { ActionFunctions } from './action.ts'
import { usage } from './usage.ts'

/** Actions of labels. */
export const articleTag: ActionFunctions = { usage }
