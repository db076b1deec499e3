import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { dropProblems } from '#portal/engine/imports/dropProblems.ts'
import { again, rerun, undo } from '#portal/engine/imports/further.ts'
import { linkToResult } from '#portal/engine/imports/links.ts'

/** Actions of bulk runs. */
export const actions: ActionFunctions = { dropProblems, rerun, undo, again, result: linkToResult }
