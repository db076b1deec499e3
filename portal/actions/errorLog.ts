import { txOf } from '../db/txOf.ts'
import { clearErrors } from '../errorLog/errorLog.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of the error log. */
export const errorLog: ActionFunctions = {
  /** All of them at once; that it was done is one line of the audit log. */
  clearAll: async ({ ground, db }) => ({ cleared: await clearErrors(ground, txOf(db)) }),
}
