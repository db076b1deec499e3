import { missing } from '../errors.ts'
import { randomCode } from '../redeem/randomCode.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of cloud enterprises. */
export const cloudEnterprise: ActionFunctions = {
  /** The old code lets nobody in any more. */
  resetInvite: ({ row, entity, records }) => {
    if (!row) throw missing(entity.label)
    return records.update(entity.name, row.id as number, { inviteCode: randomCode() })
  },
}
