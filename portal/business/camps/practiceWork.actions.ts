import { missing } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'

/** Takes the marking over and marks the work, in one transaction: a work is never marked with half of it. */
const next: ActionFunction = async ({ row, entity, values, change, records }) => {
  if (!row) throw missing(entity.label)
  const id = row.id as number
  // Only a marked work is featured, so that comes last.
  const { featured, ...marking } = values
  if (Object.keys(marking).length > 0) await change(id, marking)
  const marked = await records.move('practiceWork', id, 'mark')
  return featured === undefined ? marked : change(id, { featured })
}

/** Actions of works. */
export const actions: ActionFunctions = { next }
