import { shift } from '#derive/moment.ts'
import type { Entry } from './useEntries.ts'

/** A day of a month shows so many; the rest is told by its number. */
export const PER_DAY = 5

/** A day shows a handful: what alarms is never among those left out, nor what changes by itself before the rest. */
export const rankOf = ({ late, clash, timed }: Entry): number => (late || clash ? 0 : timed ? 1 : 2)

/** What a month is drawn from: a handful of each day, and how many more stand on it. */
export interface Month {
  readonly entries: readonly Entry[]
  /** Of days that hold more than is drawn: so many are left out, by day, `2026-11-28`. */
  readonly leftOut: ReadonlyMap<string, number>
}

/**
 * Drawing thousands only to fold most of them away took a third of a second: a month is given what its days show, and one
 * more, by which the grid knows that there are more. The day that was opened is given whole.
 */
export function monthOf(entries: readonly Entry[], opened: string | undefined): Month {
  const stand = new Map<string, number>()
  const leftOut = new Map<string, number>()
  const drawn = entries.toSorted(inOrder).filter((entry) => {
    const days = daysOf(entry)
    const counts = days.map((day) => stand.get(day) ?? 0)
    const isDrawn = counts.some((count, at) => count <= PER_DAY || days[at] === opened)
    for (const [at, day] of days.entries())
      if (isDrawn) stand.set(day, counts[at]! + 1)
      else leftOut.set(day, (leftOut.get(day) ?? 0) + 1)
    return isDrawn
  })
  return { entries: drawn, leftOut }
}

/** As the grid itself orders a day: by rank, by beginning, the longer before the shorter. */
function inOrder(a: Entry, b: Entry): number {
  const rank = rankOf(a) - rankOf(b)
  if (rank !== 0) return rank
  if (a.span.start !== b.span.start) return a.span.start < b.span.start ? -1 : 1
  const [one = '', other = ''] = [a.span.end, b.span.end]
  return one === other ? 0 : one > other ? -1 : 1
}

/** The days an entry stands on; the end of whole days is not one of them. */
function daysOf({ span: { start, end, allDay } }: Entry): readonly string[] {
  const first = start.slice(0, 10)
  if (!end || !allDay) return [first]
  const days = [first]
  for (let day = shift(first, '+1d'); day < end && days.length < MOST_DAYS; day = shift(day, '+1d'))
    days.push(day)
  return days
}
/** A grid shows six weeks: what lasts for years is not counted out by the day. */
const MOST_DAYS = 400
