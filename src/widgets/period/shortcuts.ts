import type { Label, Period } from '#declare'
import { addDays, monthsLater, today } from '../calendar/readTime.ts'

/** A stretch of time people often mean, told by one word. */
export interface Shortcut {
  readonly label: Label
  /** The period it makes of the one that stands there: it begins where that one begins. */
  readonly period: (now: Period) => Period
}

const begin = (day: string) => `${day}T00:00:00+08:00`
const finish = (day: string) => `${day}T23:59:59+08:00`

/** So many days, the first one included, from where the period begins, or from today. */
const days = (label: Label, count: number): Shortcut => ({
  label,
  period: ({ start }) => ({
    start: start ?? begin(today()),
    end: finish(addDays(dayOf(start) ?? today(), count - 1)),
  }),
})
const months = (label: Label, count: number): Shortcut => ({
  label,
  period: ({ start }) => ({
    start: start ?? begin(today()),
    end: finish(addDays(monthsLater(dayOf(start) ?? today(), count), -1)),
  }),
})
const dayOf = (moment: string | null): string | undefined =>
  moment && /^\d{4}-\d{2}-\d{2}T/.test(moment) ? moment.slice(0, 10) : undefined

/** From where the period begins, else from today, to the end of a day; the last one has no end. */
export const shortcuts: readonly Shortcut[] = [
  days(['1 天', '1 day'], 1),
  days(['7 天', '7 days'], 7),
  days(['30 天', '30 days'], 30),
  months(['3 个月', '3 months'], 3),
  months(['1 年', '1 year'], 12),
]

/** Begins as it did, or today, and goes on. */
export const openEnd: Shortcut = {
  label: ['长期', 'No end'],
  period: ({ start }) => ({ start: start ?? begin(today()), end: null }),
}
