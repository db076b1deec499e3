import { missing } from '../errors.ts'
import { chaptersOf } from '../youthMook/chaptersOf.ts'
import { planOf } from '../youthMook/planDays.ts'
import type { ActionFunction, ActionFunctions } from './action.ts'

/** A new study of the book, with one day for each chapter. */
const asStudy: ActionFunction = async (call) => {
  const { row, entity } = call
  if (!row) throw missing(entity.label)
  const plan = planOf(await chaptersOf(call, row.id))
  const title = [...`共读《${row.title}》`].slice(0, 24).join('')
  return { book: row.id, title, plan, finishDays: plan.length }
}

/** Actions of complete books of the youth mook. */
export const yongsComplete: ActionFunctions = { asStudy }
