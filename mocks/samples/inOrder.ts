import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'

/** Times that are planned: all others that end in `At` tell what has happened. */
const planned =
  /^(publish|release|send|open|preheat|try|expires?|unlock|effective|remind|shelved)At$/
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
/** What cannot be later than what follows from it, the last first. */
const steps = [
  ['shippedAt', 'deliveredAt'],
  ['shippedAt', 'signedAt'],
  ['paidAt', 'shippedAt'],
  ['paidAt', 'refundedAt'],
] as const

/**
 * A sample whose times can have been: what has happened lies behind the portal's clock, however early in the day the
 * portal is started, a parcel is paid for, sent and then there, and a record is as old as the first thing told of it.
 */
export function inOrder(row: Row, now: string): Row {
  const happened = Object.entries(row).filter(
    (entry): entry is [string, string] =>
      entry[0].endsWith('At') && !planned.test(entry[0]) && isMoment(entry[1]),
  )
  const times = Object.fromEntries(happened.map(([name, at]) => [name, behind(at, now)]))
  for (const [step, next] of steps) {
    const [at, then] = [times[step], times[next]]
    if (at && then && at > then) times[step] = dayBefore(then)
  }
  const { createdAt } = times
  if (createdAt) times.createdAt = Object.values(times).toSorted()[0]!
  return { ...row, ...times }
}

const DAY = 86_400_000

/** A time of today to come as far into the part of the day that is over; what is farther ahead is just now. */
function behind(at: string, now: string): string {
  if (at <= now) return at
  if (at.slice(0, 10) !== now.slice(0, 10)) return now
  const midnight = Date.parse(`${now.slice(0, 10)}T00:00:00+08:00`)
  const share = (Date.parse(at) - midnight) / DAY
  return shanghaiTime(new Date(midnight + Math.floor(share * (Date.parse(now) - midnight))))
}

const dayBefore = (at: string): string => shanghaiTime(new Date(Date.parse(at) - DAY))
