import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { chaptersOf } from './chaptersOf.ts'
import { planOf } from './planDays.ts'

/** The plan of the book that stands in the form. */
const fillPlan: ActionFunction = async (call) => ({
  plan: planOf(await chaptersOf(call, call.values.book ?? call.row?.book)),
})

/** Actions of studies of the youth mook. */
export const actions: ActionFunctions = { fillPlan }
