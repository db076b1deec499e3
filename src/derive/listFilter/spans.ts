import { shift, startOfDay, weekdayOf } from '../moment.ts'

/** From one day to another, both within: `2026-11-01` to `2026-11-30`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Stretches of days that move on with the clock, each from the day it is today. A week begins on Monday. */
const named = {
  today: (day) => ({ from: day, to: day }),
  yesterday: (day) => ({ from: shift(day, '-1d'), to: shift(day, '-1d') }),
  tomorrow: (day) => ({ from: shift(day, '+1d'), to: shift(day, '+1d') }),
  thisWeek: (day) => week(day, 0),
  lastWeek: (day) => week(day, -1),
  nextWeek: (day) => week(day, 1),
  thisMonth: (day) => month(day, 0),
  lastMonth: (day) => month(day, -1),
  nextMonth: (day) => month(day, 1),
  samePartOfLastMonth: (day) => ({ from: month(day, -1).from, to: shift(day, '-1M') }),
  thisYear: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }),
  past: (day) => ({ from: '0000-01-01', to: shift(day, '-1d') }),
  future: (day) => ({ from: shift(day, '+1d'), to: '9999-12-31' }),
} as const satisfies { readonly [name: string]: (day: string) => Days }

export type NamedSpan = keyof typeof named
/** `last-7d` is today and the six days before, `next-30d` today and the 29 to come. */
export type Span = NamedSpan | `${'last' | 'next'}-${number}d`

export const namedSpans = Object.keys(named) as readonly NamedSpan[]

const counted = /^(last|next)-([1-9]\d{0,3})d$/

/** Whether a value names a stretch of days. */
export const isSpan = (value: unknown): value is Span =>
  typeof value === 'string' && (Object.hasOwn(named, value) || counted.test(value))

/** The days a span stands for at a moment (ISO 8601 with +08:00). */
export function daysOf(span: Span, now: string): Days {
  const day = startOfDay(now).slice(0, 10)
  const found = counted.exec(span)
  if (!found) return named[span as NamedSpan](day)
  const further = Number(found[2]) - 1
  return found[1] === 'last'
    ? { from: shift(day, `-${further}d`), to: day }
    : { from: day, to: shift(day, `+${further}d`) }
}

/** How many days a counted span holds; undefined for a named one. */
export const countOf = (span: Span): number | undefined => {
  const found = counted.exec(span)
  return found ? Number(found[2]) : undefined
}

function week(day: string, further: number): Days {
  const monday = shift(shift(day, `-${weekdayOf(day) - 1}d`), `${further * 7}d`)
  return { from: monday, to: shift(monday, '+6d') }
}

function month(day: string, further: number): Days {
  const first = shift(`${day.slice(0, 7)}-01`, `${further}M`)
  return { from: first, to: shift(shift(first, '+1M'), '-1d') }
}
