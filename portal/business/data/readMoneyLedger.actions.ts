import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { reverse } from './readMoney/reverse.ts'

/** Actions of the read-money ledger. */
export const actions: ActionFunctions = {
  reverse: (call) => {
    if (!call.row) throw missing(call.entity.label)
    return reverse(call, call.row)
  },
}
