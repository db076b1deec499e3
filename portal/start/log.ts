import type { Log } from '#portal/core/log.ts'
import { withoutPeople } from '#portal/core/partOfPhone.ts'

export const clock = () => new Date()
/** A line of JSON; nobody is named in it whole, wherever the words come from. */
export const log: Log = ({ level, message, ...more }) =>
  console[level](
    withoutPeople(JSON.stringify({ time: clock().toISOString(), level, message, ...more })),
  )
