import { missing } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { chaptersOf } from './chaptersOf.ts'
import { planOf } from './planDays.ts'

/** A new study of the book, with one day for each chapter. */
const asStudy: ActionFunction = async (call) => {
  const { row, entity } = call
  if (!row) throw missing(entity.label)
  const plan = planOf(await chaptersOf(call, row.id))
  const title = [...`共读《${row.title}》`].slice(0, 24).join('')
  return { book: row.id, title, plan, finishDays: plan.length }
}

/** Actions of complete books of the youth mook. */
export const actions: ActionFunctions = { asStudy }
