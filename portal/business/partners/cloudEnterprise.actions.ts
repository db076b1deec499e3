import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { randomCode } from '../data/redeem/randomCode.ts'

/** Actions of cloud enterprises. */
export const actions: ActionFunctions = {
  /** The old code lets nobody in any more. */
  resetInvite: ({ row, entity, records }) => {
    if (!row) throw missing(entity.label)
    return records.update(entity.name, row.id as number, { inviteCode: randomCode() })
  },
}
