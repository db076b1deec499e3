import type { Entity, Field, Label } from '#declare'
import { columnsOf, hasState, mainColumn } from '#derive/columns.ts'
import { shownAs } from '#derive/computedField.ts'
import { filtersOf } from '#derive/filters.ts'
import { fold } from '#derive/fold.ts'
import type { Problem } from '#derive/problem.ts'

/** One test a record of the list must pass. */
export interface Filter {
  readonly field: string
  /** Equal to one of the values, holding one of them, containing a folded text, or not before or after a bound. */
  readonly test: 'is' | 'has' | 'contains' | 'from' | 'to'
  readonly values: readonly unknown[]
}

const mostValues = 1000
const endings: { readonly [ending: string]: 'contains' | 'from' | 'to' } = {
  _q: 'contains',
  _gte: 'from',
  _lte: 'to',
}

/** Reads one key of the filter: `status`, `title_q`, `price_gte`. What is wrong with it comes back as a problem. */
export function parseFilter(entity: Entity, key: string, value: unknown): Filter | Problem {
  const ending = Object.keys(endings).find((one) => key.endsWith(one) && !isDeclared(entity, key))
  const field = ending ? key.slice(0, -ending.length) : key
  if (!isDeclared(entity, field)) return refused(key, unknown(entity, key))
  const kinds = filtersOf(entity, field)
  const test = ending ? endings[ending] : kinds.includes('has') ? 'has' : 'is'
  const allowed =
    test === 'from' || test === 'to'
      ? kinds.includes('range') || kinds.includes('overlaps')
      : kinds.includes(test as string)
  if (!test || !allowed) return refused(key, unfit(entity, field, key))
  return test === 'is' || test === 'has'
    ? equality(entity, field, test, value)
    : bound(entity, field, key, test, value)
}

const refused = (field: string, message: Label): Problem => ({ field, message })

const standing = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/**
 * Fields of the list and its filters, searched ones, what screens hold fast, references, and what stands on every
 * record.
 */
function isDeclared(entity: Entity, name: string): boolean {
  if (standing.includes(name)) return true
  if (hasState(entity) && name === entity.stateField) return true
  const field = entity.fields[name]
  if (!field) return false
  const { columns, filters } = entity.list
  const isListed = columns.includes(name) || filters.includes(name) || name === entity.title
  const isHeld = Object.values(entity.fixed).some((held) => name in held)
  return (
    isListed ||
    isHeld ||
    field.search === true ||
    ['ref', 'refs', 'parent'].includes(shownAs(field).kind)
  )
}

const unknown = (entity: Entity, key: string): Label => [
  `「${entity.label[0]}」没有筛选项 ${key}`,
  `${entity.label[1]} has no filter ${key}`,
]
const unfit = (entity: Entity, field: string, key: string): Label => [
  `${labelOf(entity, field)[0]} 不能这样筛选：${key}`,
  `${labelOf(entity, field)[1]} cannot be filtered by ${key}`,
]
const labelOf = (entity: Entity, name: string): Label => entity.fields[name]?.label ?? [name, name]

function equality(
  entity: Entity,
  field: string,
  test: 'is' | 'has',
  value: unknown,
): Filter | Problem {
  const given = Array.isArray(value) ? value : [value]
  if (given.length > mostValues)
    return refused(field, [
      `一次最多筛选 ${mostValues} 个值`,
      `A filter takes at most ${mostValues} values`,
    ])
  const values = given.map((one) => readValue(entity, field, one))
  const wrong = values.indexOf(undefined)
  return wrong < 0
    ? { field, test, values }
    : refused(field, wrongValue(entity, field, given[wrong]))
}

function bound(
  entity: Entity,
  field: string,
  key: string,
  test: 'contains' | 'from' | 'to',
  value: unknown,
): Filter | Problem {
  if (test === 'contains') {
    const isText = typeof value === 'string' && value.length <= 100
    if (!isText)
      return refused(key, [
        '搜索词应为文字，最多 100 字',
        'The text looked for must have at most 100 characters',
      ])
    return { field, test, values: [fold(value)] }
  }
  const read = readValue(entity, field, value)
  return read === undefined || read === null || typeof read === 'boolean'
    ? refused(key, wrongValue(entity, field, value))
    : { field, test, values: [read] }
}

const wrongValue = (entity: Entity, field: string, value: unknown): Label => {
  const shown = JSON.stringify(value)?.slice(0, 60) ?? ''
  const [zh, en] = labelOf(entity, field)
  return [
    `${zh} 不能按 ${shown} 筛选：类型或取值不对`,
    `${en} cannot be filtered by ${shown}: wrong type or no such value`,
  ]
}

/** A value of the type the field is stored in; null for "empty"; undefined where it is of another type. */
function readValue(entity: Entity, name: string, value: unknown): unknown {
  if (value === null) return null
  const field = entity.fields[name] && shownAs(entity.fields[name])
  const choices = choicesOf(entity, name, field)
  if (choices) return typeof value === 'string' && choices.includes(value) ? value : undefined
  if (isId(name, field?.kind)) return idOf(value)
  if (isTime(name, field?.kind))
    return typeof value === 'string' && moment.test(value) ? value : undefined
  return readers[typeOf(entity, name, field)]?.(value)
}

function choicesOf(
  entity: Entity,
  name: string,
  field: Field | undefined,
): readonly string[] | undefined {
  if (hasState(entity) && name === entity.stateField) return Object.keys(entity.states)
  const isChoice = (field?.kind === 'choice' || field?.kind === 'choices') && field.of
  return isChoice ? Object.keys(field.of as object) : undefined
}

const idKinds = ['ref', 'refs', 'parent']
const isId = (name: string, kind: string | undefined) =>
  ['id', 'createdBy', 'updatedBy'].includes(name) || (kind !== undefined && idKinds.includes(kind))

/** Ids may come as digits, as they do from addresses. */
function idOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined
}

const isTime = (name: string, kind: string | undefined) =>
  name === 'createdAt' ||
  name === 'updatedAt' ||
  ['date', 'dateTime', 'period'].includes(kind ?? '')
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\+08:00)?$/

/** What is computed has no column; its kind says what it compares as. */
function typeOf(entity: Entity, name: string, field: Field | undefined): string {
  if (field?.kind === 'tags') return 'text'
  const column = mainColumn(entity, name) ?? columnsOf(entity).find((one) => one.name === name)
  return (
    column?.type ??
    (numeric.includes(field?.kind ?? '') ? 'real' : field?.kind === 'boolean' ? 'boolean' : 'text')
  )
}
const numeric = ['integer', 'decimal', 'money', 'percent', 'duration', 'order', 'count']

const readers: { readonly [type: string]: (value: unknown) => unknown } = {
  text: (value) => (typeof value === 'string' && value.length <= 1000 ? value : undefined),
  integer: (value) => (Number.isSafeInteger(value) ? value : undefined),
  real: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
}
