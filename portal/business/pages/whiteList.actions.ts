import { shift } from '#derive/moment.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** Actions of the feed's whitelist. */
export const actions: ActionFunctions = {
  /** Thirty days on from its end, or from today where that has passed. */
  extend: ({ row, now, change }) => {
    const [today, end] = [now.slice(0, 10), String(row?.expireAt ?? '')]
    return change(row?.id as number, { expireAt: shift(end > today ? end : today, '+30d') })
  },
}
