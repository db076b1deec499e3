import { dropProblems } from '../bulk/dropProblems.ts'
import { again, rerun, undo } from '../bulk/further.ts'
import { linkToResult } from '../bulk/links.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of bulk runs. */
export const batchGive: ActionFunctions = { dropProblems, rerun, undo, again, result: linkToResult }
