import { isBlankMarkup } from '#widgets/richText/kind.ts'
import { isMoment, timeOf } from './moment.ts'

export type Comparison = '<' | '<=' | '=' | '>=' | '>' | '!=' | 'within' | 'overlaps'
export const comparisons: readonly string[] = [
  '<',
  '<=',
  '=',
  '>=',
  '>',
  '!=',
  'within',
  'overlaps',
]

type Period = { readonly start: string | null; readonly end: string | null }

/** Nothing was filled in: empty text, list or period, markup without content and a link that leads nowhere too. False and 0 are values. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || saysNothing(value)) return true
  if (Array.isArray(value)) return value.length === 0
  return isPeriod(value) && !value.start && !value.end
}

/** Something that was sent, and yet is nothing: `<p></p>`, or a link of type none. */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('<') && isBlankMarkup(value)
  return (
    typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'none'
  )
}

export const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value

/** Whether two values say the same, whatever the order of their keys; empty ones are alike. */
export function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same(a[key as never], b[key as never]))
}

/** Negative where `a` comes first. Dates meet moments by day, versions go number by number, no is before yes. */
export function order(a: unknown, b: unknown): number {
  if (isMoment(a) && isMoment(b)) {
    return a.length === 10 || b.length === 10
      ? byText(a.slice(0, 10), b.slice(0, 10))
      : timeOf(a) - timeOf(b)
  }
  if (isVersion(a) && isVersion(b)) return byVersion(a, b)
  if (typeof a === 'string' && typeof b === 'string') return byText(a, b)
  return Number(a) - Number(b)
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)*$/.test(value)

function byVersion(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  const places = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place)
  return (
    places
      .map((place) => (left[place] ?? 0) - (right[place] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  )
}

const holdings: { readonly [C in Comparison]: (a: unknown, b: unknown) => boolean } = {
  '<': (a, b) => order(a, b) < 0,
  '<=': (a, b) => order(a, b) <= 0,
  '=': (a, b) => same(a, b) || order(a, b) === 0,
  '>=': (a, b) => order(a, b) >= 0,
  '>': (a, b) => order(a, b) > 0,
  '!=': (a, b) => !same(a, b) && order(a, b) !== 0,
  within: (a, b) => isPeriod(b) && [startOf(a), endOf(a)].every((moment) => contains(b, moment)),
  overlaps: (a, b) => overlaps(a, b),
}

/** Whether two filled values stand in that relation. */
export const stands = (a: unknown, comparison: Comparison, b: unknown): boolean =>
  holdings[comparison](a, b)

const startOf = (value: unknown) => (isPeriod(value) ? value.start : (value as string | null))
const endOf = (value: unknown) => (isPeriod(value) ? value.end : (value as string | null))

/** Whether a moment lies in a period: start included, end not; an open end has no bound. */
export function contains(period: Period, moment: string | null): boolean {
  if (moment === null) return !period.start || !period.end
  return (
    (!period.start || order(period.start, moment) <= 0) &&
    (!period.end || order(moment, period.end) <= 0)
  )
}

/** Whether two periods, or two ranges of versions or numbers, share something; an open side has no bound. */
export function overlaps(a: unknown, b: unknown): boolean {
  if (!isPeriod(a) || !isPeriod(b)) return true
  const startsBeforeEnd = (one: Period, other: Period) =>
    isEmpty(one.start) ||
    isEmpty(other.end) ||
    order(one.start, other.end) < 0 ||
    same(one.start, other.end)
  return startsBeforeEnd(a, b) && startsBeforeEnd(b, a) && !(touching(a, b) || touching(b, a))
}

/** One ends at the very moment the other starts. Ranges of versions share their ends. */
const touching = (a: Period, b: Period) => isMoment(a.end) && same(a.end, b.start)
