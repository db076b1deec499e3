import type { ActionFunctions } from './action.ts'
import { usage } from './usage.ts'

/** Actions of authors. */
export const author: ActionFunctions = { works: usage }
