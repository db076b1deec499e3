import type { Field, KindName } from '#declare'

type Expression = { readonly [key: string]: unknown }
const isExpression = (from: unknown): from is Expression =>
  typeof from === 'object' && from !== null

/** The kind a computed value reads as where the declaration does not say `as`. */
const readsAs: { readonly [word: string]: KindName } = {
  count: 'integer',
  length: 'integer',
  days: 'integer',
  weekday: 'integer',
  level: 'integer',
  sum: 'decimal',
  mean: 'decimal',
  part: 'percent',
  plus: 'decimal',
  minus: 'decimal',
  times: 'decimal',
  some: 'boolean',
  shift: 'dateTime',
  onDay: 'dateTime',
  now: 'dateTime',
}

/** Words that ask rows of other entities; too slow to be asked again for each row of a long list. */
const asksOthers = ['count', 'sum', 'mean', 'latest', 'some']

/**
 * A computed field as the field it reads as: `{ as: 'money' }` as money, one with `to` as a reference, one with
 * choices as a choice. Other fields are themselves.
 */
export function shownAs(field: Field): Field {
  if (field.kind !== 'computed') return field
  const word = isExpression(field.from) ? Object.keys(field.from)[0] : undefined
  const guessed = (word === undefined ? undefined : readsAs[word]) ?? 'text'
  const kind = field.as ?? (field.to ? 'ref' : field.of ? 'choice' : guessed)
  return { ...field, kind, readOnly: true, required: false }
}

/** Whether a computed field is kept in a column: a named function gives it, or it asks rows of other entities. */
export function isKeptColumn(field: Field): boolean {
  if (field.kind !== 'computed' || !isExpression(field.from)) return false
  const { from } = field
  if ('by' in from && !('latest' in from)) return true
  return asks(from)
}

/** It asks rows of others itself, or one of the values it adds up or divides does. */
const asks = (from: Expression): boolean =>
  (asksOthers.some((word) => word in from) && !isOwnList(from)) ||
  arithmetic.some((word) =>
    ((from[word] ?? []) as readonly unknown[]).some((one) => isExpression(one) && asks(one)),
  )
const arithmetic = ['plus', 'minus', 'times', 'part']

/** What it comes to where there are no rows of others: 0 for sums and counts and what is worked out of them alone. */
export function ofNothing(from: unknown): number | false | null {
  if (typeof from === 'number') return from
  if (!isExpression(from) || isOwnList(from)) return null
  if ('some' in from) return false
  if ('sum' in from || 'count' in from) return 0
  const word = ['plus', 'minus', 'times'].find((one) => Array.isArray(from[one]))
  if (!word) return null
  const values = (from[word] as readonly unknown[]).map(ofNothing)
  if (values.some((value) => typeof value !== 'number')) return null
  return (values as readonly number[]).reduce((left, value) => works[word]!(left, value))
}
const works: { readonly [word: string]: (left: number, right: number) => number } = {
  plus: (left, right) => left + right,
  minus: (left, right) => left - right,
  times: (left, right) => left * right,
}

/** `{ sum: 'lines.gross' }` adds up an own list; rows of others are named by `over`. */
const isOwnList = (from: Expression): boolean =>
  ('sum' in from && !('over' in from)) || ('count' in from && String(from.count).includes('.'))

/** The field as it is stored, or undefined where it is only computed on reading. */
export function storedAs(field: Field): Field | undefined {
  if (field.kind !== 'computed') return field
  return isKeptColumn(field) ? shownAs(field) : undefined
}
