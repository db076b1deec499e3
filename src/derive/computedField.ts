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

/** `{ sum: 'lines.gross' }` adds up an own list; rows of others are named by `over`. */
const isOwnList = (from: Expression): boolean =>
  ('sum' in from && !('over' in from)) || ('count' in from && String(from.count).includes('.'))

/** The field as it is stored, or undefined where it is only computed on reading. */
export function storedAs(field: Field): Field | undefined {
  if (field.kind !== 'computed') return field
  return isKeptColumn(field) ? shownAs(field) : undefined
}
