import type { Jump, Period, Row, Value } from '#declare'
import { isEmpty, isPeriod, order, overlaps, same } from './compare.ts'
import { holds } from './condition.ts'
import { evaluate } from './expression.ts'
import { readPath, valueAt } from './path.ts'
import { type Situation, seenFrom } from './situation.ts'

/** Other records are looked at one by one up to here; beyond, a rule is as good as broken. */
export const MOST_ROWS = 1000

/** A condition on records of the same entity, with everything worked out that does not depend on the other record. */
export function plainWhere(condition: object | undefined, situation: Situation): Row | undefined {
  const entries = Object.entries(condition ?? {}).map(
    ([key, test]) => [key, plainTest(key, test, situation)] as const,
  )
  return entries.some(([, test]) => test === undefined) ? undefined : Object.fromEntries(entries)
}

function plainTest(key: string, test: unknown, situation: Situation): unknown {
  if (key === 'any') {
    const found = (test as object[]).map((one) => plainWhere(one, situation))
    return found.includes(undefined) ? undefined : found
  }
  if (
    typeof test !== 'object' ||
    test === null ||
    Array.isArray(test) ||
    'not' in test ||
    'set' in test
  )
    return test
  const entries = Object.entries(test).map(
    ([operator, value]) => [operator, operandOf(value as Value, situation)] as const,
  )
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}

/** A bare text stays: it names a field of the other record. */
function operandOf(value: Value, situation: Situation): unknown {
  if (typeof value !== 'object' || value === null) return value
  const worked = evaluate(value, situation)
  return typeof worked === 'string' ? { text: worked } : worked
}

/** Equality with this record's value at a path: links by their parts, lists by any of what they hold; empty ones meet empty ones. */
export function sameAt(path: string, situation: Situation): Row | undefined {
  const reading = readPath(path, situation)
  if (!reading) return undefined
  const values = reading.values.filter((value) => !isEmpty(value))
  const value = reading.many ? values : values[0]
  if (isEmpty(value)) return { [path]: null }
  if (situation.entity.fields[path]?.kind !== 'jump') return { [path]: value }
  const { type, id, url } = value as Jump
  return {
    [`${path}.type`]: type,
    ...(id && { [`${path}.id`]: id }),
    ...(url && { [`${path}.url`]: url }),
  }
}

/** The scope of a rule: other records that share these values. Undefined where one is not known here. */
export function scopeOf(paths: readonly string[], situation: Situation): Row | undefined {
  const found = paths.map((path) => sameAt(path, situation))
  return found.includes(undefined) ? undefined : Object.assign({}, ...found)
}

/** Leaves this record itself out. */
export const butSelf = ({ before, after }: Situation): Row => {
  const id = before?.id ?? after.id
  return isEmpty(id) ? {} : { id: { not: id } }
}

/** Whether the record meets a condition now and belongs to the same scope. */
export const counts = (condition: object | undefined, situation: Situation): boolean | undefined =>
  situation.removing ? false : holds(condition, situation)

type Dimension = string | readonly [string, string]

/**
 * Whether two records share something in every dimension: periods that overlap, choices in common, ranges of versions.
 * An empty side means all, and so does the choice `all`.
 */
export function overlapping(
  dimensions: readonly Dimension[],
  situation: Situation,
  other: Row,
): boolean {
  const there = seenFrom(situation, situation.entity, other)
  return dimensions.every((dimension) =>
    shares(extentOf(dimension, situation), extentOf(dimension, there)),
  )
}

function extentOf(dimension: Dimension, situation: Situation): unknown {
  if (typeof dimension === 'string') {
    const value = valueAt(dimension, situation)
    return value === 'all' ? null : value
  }
  const [start, end] = dimension.map((path) => valueAt(path, situation))
  return { start: start ?? null, end: end ?? null }
}

function shares(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return true
  if (typeof a === 'object' && !Array.isArray(a)) return overlaps(a, b)
  return [a].flat().some((one) => [b].flat().some((other) => same(one, other)))
}

/**
 * How many of these records, this one included, hold at the same moment at most; where they share choices, such as
 * platforms, at the fullest of them.
 */
export function mostAtOnce(
  dimensions: readonly Dimension[],
  situation: Situation,
  others: readonly Row[],
): number {
  const choices = dimensions.find((path) => Array.isArray(extent(path, situation)))
  if (choices) {
    const rest = dimensions.filter((path) => path !== choices)
    const own = extent(choices, situation) as readonly unknown[]
    return Math.max(
      ...own.map((choice) =>
        mostAtOnce(rest, situation, holding(choices, choice, situation, others)),
      ),
    )
  }
  const period = dimensions.find((path) => isPeriod(extent(path, situation)))
  return typeof period === 'string' ? mostInTime(period, situation, others) : others.length + 1
}

const extent = (path: Dimension, situation: Situation) =>
  typeof path === 'string' ? valueAt(path, situation) : null

/** Those that hold for one choice; one that names none holds for all. */
const holding = (
  path: Dimension,
  choice: unknown,
  situation: Situation,
  others: readonly Row[],
): readonly Row[] =>
  others.filter((row) => {
    const values = extent(path, seenFrom(situation, situation.entity, row))
    return isEmpty(values) || [values].flat().some((value) => same(value, choice))
  })

function mostInTime(period: string, situation: Situation, others: readonly Row[]): number {
  const own = valueAt(period, situation) as Period
  const periods = others.map(
    (row) => valueAt(period, seenFrom(situation, situation.entity, row)) as Period | null,
  )
  const starts = [own.start, ...periods.map((one) => one?.start ?? null)].filter((start) =>
    isWithin(own, start),
  )
  return (
    1 + Math.max(0, ...starts.map((start) => periods.filter((one) => isWithin(one, start)).length))
  )
}

const isWithin = (period: Period | null, moment: string | null): boolean => {
  if (!period) return true
  if (moment === null) return isEmpty(period.start)
  return (
    (isEmpty(period.start) || order(period.start, moment) <= 0) &&
    (isEmpty(period.end) || order(moment, period.end) < 0)
  )
}
