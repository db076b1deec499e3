import type { Grain, RangeOf } from '#declare/dashboard.ts'
import { daysBetween, shift, weekdayOf } from '../moment.ts'
import { type Span, shiftUnits } from './span.ts'

/** A stretch of a line: what it is called, and its first and last day or month within the range. */
export interface Bucket extends Span {
  /** `2026-11-22`, the Monday of a week, `2026-11`. */
  readonly key: string
}

/** A stretch that is not over yet, and how long it is in all. */
export interface Unfinished {
  readonly bucket: string
  readonly of: Grain | 'hour'
}

/** The stretches of a span, one after the other, each cut off where the span ends. */
export function bucketsOf(span: Span, unit: RangeOf['unit'], grain: Grain): readonly Bucket[] {
  const step = unit === 'month' ? 'month' : grain
  const found: Bucket[] = []
  for (let at = span.from; at <= span.to; ) {
    const key = starts[step](at)
    const next = nexts[step](key)
    const last =
      unit === 'month' ? at : shiftUnits(next.length === 7 ? `${next}-01` : next, -1, 'day')
    const to = last < span.to ? last : span.to
    found.push({ key, from: at, to })
    at = unit === 'month' ? shiftUnits(at, 1, 'month') : shiftUnits(to, 1, 'day')
  }
  return found
}

const starts: { readonly [grain in Grain]: (at: string) => string } = {
  day: (at) => at,
  week: (at) => shift(at, `-${weekdayOf(at) - 1}d`),
  month: (at) => at.slice(0, 7),
}
const nexts: { readonly [grain in Grain]: (key: string) => string } = {
  day: (key) => shift(key, '+1d'),
  week: (key) => shift(key, '+7d'),
  month: (key) => shiftUnits(key, 1, 'month'),
}

/** The stretch that is not over yet, if it is among these; `today` is a day. What it counts still grows. */
export function unfinishedOf(
  buckets: readonly Bucket[],
  unit: RangeOf['unit'],
  grain: Grain,
  today: string,
): Unfinished | undefined {
  const of = unit === 'month' ? 'month' : grain
  const bucket = starts[of](today)
  return buckets.some(({ key }) => key === bucket) ? { bucket, of } : undefined
}

/** How many days a stretch holds. */
export function daysIn({ from, to }: Span): number {
  const first = from.length === 7 ? `${from}-01` : from
  const last = to.length === 7 ? shiftUnits(`${shiftUnits(to, 1, 'month')}-01`, -1, 'day') : to
  return daysBetween(first, last) + 1
}

/** A grain that leaves no more points than one can tell apart, where none is asked for. */
export const usualGrain = (span: Span, among: readonly Grain[]): Grain => {
  const days = daysIn(span)
  const wanted: Grain = days > 200 ? 'month' : days > 92 ? 'week' : 'day'
  return among.includes(wanted) ? wanted : (among[0] ?? 'day')
}
