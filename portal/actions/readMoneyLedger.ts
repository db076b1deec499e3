import { missing } from '../errors.ts'
import { reverse } from '../ledger/reverse.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of the read-money ledger. */
export const readMoneyLedger: ActionFunctions = {
  reverse: (call) => {
    if (!call.row) throw missing(call.entity.label)
    return reverse(call, call.row)
  },
}
