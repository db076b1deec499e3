import type { Field, Period } from '#declare'
import { momentOf, timeOf } from './moment.ts'

/** Where a value stands on the days of Asia/Shanghai, in the words of a calendar: naive times, ends not included. */
export interface Span {
  /** `2026-11-28` of whole days, `2026-11-28T19:00:00` else. */
  readonly start: string
  readonly end?: string
  readonly allDay: boolean
}

const DAY = 86_400_000

/** The span of a date, a moment or a period; undefined where it is empty or open at an end. */
export function spanOf(kind: Field['kind'], value: unknown): Span | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (kind === 'date') return { start: String(value), allDay: true }
  if (kind === 'dateTime') return { start: naive(String(value)), allDay: false }
  const { start, end } = value as { readonly start?: string; readonly end?: string }
  if (!start || !end) return undefined
  // What lasts for days is told by days: the one it ends on is one of them, unless it ends as that begins.
  if (timeOf(end) - timeOf(start) >= DAY) {
    const last = naive(momentOf(timeOf(end) - 1)).slice(0, 10)
    return { start: naive(start).slice(0, 10), end: dayAfter(last), allDay: true }
  }
  return { start: naive(start), end: naive(end), allDay: false }
}

/** Whether its time has come by now, a moment: a day is over when the next has begun. */
export const isOver = ({ start, end, allDay }: Span, now: string): boolean =>
  allDay ? timeOf(end ?? start) + (end ? 0 : DAY) <= timeOf(now) : `${start}+08:00` < now

/**
 * The value that begins where one points in a calendar: at a day, `2026-12-01`, or at an hour of it,
 * `2026-12-01T14:00:00`. What has an hour and was given none begins at nine; a period lasts its day, or one hour.
 */
export function beginningAt(kind: Field['kind'], pointed: string): unknown {
  const day = pointed.slice(0, 10)
  if (kind === 'date') return day
  const hour = pointed.length > 10 ? pointed.slice(11, 19) : undefined
  const at = (time: string) => `${day}T${time}+08:00`
  if (kind === 'dateTime') return at(hour ?? '09:00:00')
  if (!hour) return { start: at('00:00:00'), end: at('23:59:59') }
  return { start: at(hour), end: momentOf(timeOf(at(hour)) + HOUR) }
}
const HOUR = 3_600_000

/** How far something was dragged: its beginning and its end, each by days and milliseconds. */
export interface Dragged {
  readonly start: { readonly days: number; readonly milliseconds: number }
  readonly end: { readonly days: number; readonly milliseconds: number }
}

/** The value after a drag, of the same kind: what was 09:30 stays 09:30 on another day. */
export function draggedTo(kind: Field['kind'], value: unknown, { start, end }: Dragged): unknown {
  const by = (moment: string, { days, milliseconds }: Dragged['start']) =>
    momentOf(timeOf(moment) + days * DAY + milliseconds)
  if (kind === 'date') return by(String(value), start).slice(0, 10)
  if (kind === 'dateTime') return by(String(value), start)
  const period = value as Period
  return {
    ...period,
    start: period.start && by(period.start, start),
    end: period.end && by(period.end, end),
  }
}

/** Keys of those that stand in one place at one time; each names the first it clashes with. */
export function clashesAmong(
  entries: readonly { readonly key: string; readonly place?: string; readonly span: Span }[],
): ReadonlyMap<string, string> {
  const clashes = new Map<string, string>()
  const places = Map.groupBy(
    entries.filter(({ place }) => place !== undefined),
    ({ place }) => place,
  )
  for (const some of places.values()) {
    const inOrder = some.toSorted((a, b) => (a.span.start < b.span.start ? -1 : 1))
    let last: (typeof some)[number] | undefined
    for (const entry of inOrder) {
      if (last && entry.span.start < (last.span.end ?? last.span.start)) {
        clashes.set(entry.key, last.key)
        if (!clashes.has(last.key)) clashes.set(last.key, entry.key)
      }
      if (!last || (entry.span.end ?? '') > (last.span.end ?? '')) last = entry
    }
  }
  return clashes
}

/** `2026-11-28T19:00:00+08:00` as the clock on the wall says it there. */
const naive = (moment: string): string => momentOf(timeOf(moment)).slice(0, 19)
const dayAfter = (day: string): string => momentOf(timeOf(day) + DAY).slice(0, 10)
