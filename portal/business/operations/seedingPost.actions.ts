import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** Actions of seeding posts. */
export const actions: ActionFunctions = {
  /** The one that has waited longest to be examined. */
  next: async ({ row, records }) => {
    const where = { status: 'pending', ...(row && { id: { not: row.id } }) }
    const [next] = await records.select('seedingPost', where, { limit: 1, sort: 'submittedAt' })
    if (next) return next
    throw refusedField('_', ['没有待审核的种草了', 'Nothing is left to examine'])
  },
}
