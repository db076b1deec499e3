import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { clearErrors } from '#portal/engine/errorLog/errorLog.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

/** Actions of the error log. */
export const actions: ActionFunctions = {
  /** All of them at once; that it was done is one line of the audit log. */
  clearAll: async ({ context, db }) => ({ cleared: await clearErrors(context, txOf(db)) }),
}
