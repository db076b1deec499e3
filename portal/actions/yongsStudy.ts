import { chaptersOf } from '../youthMook/chaptersOf.ts'
import { planOf } from '../youthMook/planDays.ts'
import type { ActionFunction, ActionFunctions } from './action.ts'

/** The plan of the book that stands in the form. */
const fillPlan: ActionFunction = async (call) => ({
  plan: planOf(await chaptersOf(call, call.values.book ?? call.row?.book)),
})

/** Actions of studies of the youth mook. */
export const yongsStudy: ActionFunctions = { fillPlan }
