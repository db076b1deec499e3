import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

/** Actions of sources of lists. */
export const actions: ActionFunctions = {
  /** One that was never looked at is looked at by the next round, whatever its hour. */
  fetchNow: async ({ row, entity, context, db }) => {
    if (!row) throw missing(entity.label)
    await context.rows.keep(txOf(db), entity, row.id as number, { lastAt: null })
    return {}
  },
}
