import type { Entity, Field, KindName, Label, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { columnsOf, hasState, mainColumn } from '../columns.ts'
import { isKeptColumn, shownAs } from '../computedField.ts'
import { filtersOf } from '../filters.ts'
import { fold } from '../fold.ts'
import { momentOf } from '../moment.ts'
import type { Problem } from '../problem.ts'
import { daysOf, isSpan } from './spans.ts'

/** One test a record of the list must pass. */
export type Filter = FieldFilter | JoinedFilter
/** A test of one field, or of one end of a period (`period.end`). */
export interface FieldFilter {
  readonly field: string
  /**
   * Equal to one of the values or to none of them, holding one of them, containing a folded text or not, not before or
   * after a bound, before or after it, filled or empty.
   */
  readonly test:
    | 'is'
    | 'not'
    | 'has'
    | 'contains'
    | 'lacks'
    | 'from'
    | 'to'
    | 'above'
    | 'below'
    | 'set'
  readonly values: readonly unknown[]
}
/** Several filters, of which all must be passed, or any one. */
export interface JoinedFilter {
  readonly test: 'all' | 'any'
  readonly of: readonly (readonly Filter[])[]
}

/** What depends on when and by whom it is asked. */
export interface Asking {
  /** ISO 8601 with +08:00; by the clock of the machine unless said. */
  readonly now?: string
  /** The number of whoever asks; "mine" means nothing where nobody does. */
  readonly me?: number | undefined
}

const mostValues = 1000
const mostJoined = 20
const endings: { readonly [ending: string]: 'contains' | 'from' | 'to' } = {
  _q: 'contains',
  _gte: 'from',
  _lte: 'to',
}

/** What is wrong with a filter, where it was refused. */
export const isProblem = (read: Filter | Problem): read is Problem => 'message' in read

/**
 * Reads one key of a list's filter: `status`, `title_q`, `price_gte`, `style: { not: 'text' }`, `audio: { set: true }`,
 * `'period.end': { gt: '2026-11-21' }`, `createdAt: { within: 'thisMonth' }`, `createdBy: { me: true }`,
 * `title: { lacks: '春' }`, and `any` or `all` of several filters. What is wrong with it comes back as a problem.
 * `filterFor` writes what is read here, and so does `writeConditions`.
 */
export function readFilter(
  entity: Entity,
  key: string,
  value: unknown,
  asking: Asking = {},
): Filter | Problem {
  if (key === 'any' || key === 'all') return joinedFilter(entity, key, value, asking)
  if (isTest(value)) return testOf(entity, key, value, asking)
  const ending = Object.keys(endings).find(
    (one) => key.endsWith(one) && !canBeFiltered(entity, key),
  )
  const field = ending ? key.slice(0, -ending.length) : key
  if (isStateThere(entity, key)) return stateThere(key, value)
  if (!canBeFiltered(entity, field)) return problemAt(key, unknown(entity, key))
  const kinds = filtersOf(entity, field)
  const test = ending ? endings[ending] : kinds.includes('has') ? 'has' : 'is'
  const allowed =
    test === 'from' || test === 'to'
      ? kinds.includes('range') || kinds.includes('overlaps')
      : kinds.includes(test as string)
  if (!test || !allowed) return problemAt(key, unfit(entity, field, key))
  return test === 'is' || test === 'has'
    ? equality(entity, field, test, value)
    : bound(entity, field, key, test, value)
}

/** `camp.status`: how the record a reference leads to stands. */
function isStateThere(entity: Entity, key: string): boolean {
  const [head = '', part, ...more] = key.split('.')
  return part === 'status' && more.length === 0 && own(entity, head)?.kind === 'ref'
}

function stateThere(field: string, value: unknown): Filter | Problem {
  const values = [value].flat()
  const areStates = values.every((one) => typeof one === 'string' && /^\w{1,40}$/.test(one))
  return areStates && values.length > 0 && values.length <= mostJoined
    ? { field, test: 'is', values }
    : problemAt(field, ['状态应为状态名', 'A state is given by its name'])
}

function joinedFilter(
  entity: Entity,
  test: 'all' | 'any',
  given: unknown,
  asking: Asking,
): Filter | Problem {
  const rows = Array.isArray(given) && given.length <= mostJoined ? given : []
  if (rows.length === 0 || !rows.every(isObject))
    return problemAt(test, [
      `${test} 应为筛选条件的列表，最多 ${mostJoined} 项`,
      `${test} must be a list of filters, ${mostJoined} at most`,
    ])
  const read = rows.map((row) =>
    Object.entries(row).map(([key, value]) => readFilter(entity, key, value, asking)),
  )
  return read.flat().find(isProblem) ?? { test, of: read as Filter[][] }
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with one or more operators. */
const isTest = (value: unknown): value is Row =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((operator) => Object.hasOwn(operators, operator))

/** `{ gte: 3, lt: 5 }`: each operator for itself, all of them together. */
function testOf(entity: Entity, key: string, given: Row, asking: Asking): Filter | Problem {
  const read = Object.entries(given).map(([operator, value]) =>
    (operators[operator] as Operator)(entity, key, value, asking),
  )
  const [first] = read as [Filter | Problem]
  return (
    read.find(isProblem) ?? (read.length === 1 ? first : { test: 'all', of: [read as Filter[]] })
  )
}

type Operator = (entity: Entity, key: string, value: unknown, asking: Asking) => Filter | Problem

const comparing =
  (test: 'from' | 'to' | 'above' | 'below'): Operator =>
  (entity, key, value) => {
    const field = endOf(entity, key) ?? key
    if (!canBeFiltered(entity, field)) return problemAt(key, unknown(entity, key))
    const kinds = filtersOf(entity, field)
    const isBounded = kinds.includes('range') || field !== key
    if (!isBounded) return problemAt(key, unfit(entity, field, key))
    const read = readValue(entity, field, value)
    return read === undefined || read === null || typeof read === 'boolean'
      ? problemAt(key, wrongValue(entity, field, value))
      : { field: key, test, values: [read] }
  }

/** The period of which a key names an end: `period` of `period.end`. */
function endOf(entity: Entity, key: string): string | undefined {
  const [head = '', end, ...more] = key.split('.')
  const isEnd = (end === 'start' || end === 'end') && more.length === 0
  return isEnd && own(entity, head)?.kind === 'period' ? head : undefined
}

const operators: { readonly [operator: string]: Operator } = {
  not: (entity, key, value) => {
    if (!canBeFiltered(entity, key)) return problemAt(key, unknown(entity, key))
    const read = equality(entity, key, 'is', value)
    return isProblem(read) ? read : ({ ...read, test: 'not' } as Filter)
  },
  // Whether something is there tells nothing of what it is: it is asked of every field that is stored.
  set: (entity, key, value) => {
    const field = endOf(entity, key) ?? key
    if (!own(entity, field) && !canBeFiltered(entity, field))
      return problemAt(key, unknown(entity, key))
    return typeof value === 'boolean'
      ? { field: key, test: 'set', values: [value] }
      : problemAt(key, wrongValue(entity, field, value))
  },
  lacks: (entity, key, value) => {
    const read = readFilter(entity, `${key}_q`, value)
    return isProblem(read) ? read : ({ ...read, test: 'lacks' } as Filter)
  },
  // A stretch of days that moves on with the clock: today, this month.
  within: (entity, key, value, { now = momentOf(Date.now()) }) => {
    const kinds = canBeFiltered(entity, key) ? filtersOf(entity, key) : []
    const field = own(entity, key)
    const isTimed = isTime(key, field && shownAs(field).kind) || kinds.includes('overlaps')
    if (!isTimed || kinds.length === 0) return problemAt(key, unfit(entity, key, key))
    if (!isSpan(value)) return problemAt(key, wrongValue(entity, key, value))
    const { from, to } = daysOf(value, now)
    const bounds: readonly FieldFilter[] = [
      { field: key, test: 'from', values: [from] },
      { field: key, test: 'to', values: [to] },
    ]
    return { test: 'all', of: [bounds] }
  },
  me: (entity, key, value, { me }) => {
    const leadsToPeople = ['createdBy', 'updatedBy'].includes(key)
      ? 'portalUser'
      : own(entity, key)?.to
    if (leadsToPeople !== 'portalUser' || !canBeFiltered(entity, key))
      return problemAt(key, unfit(entity, key, key))
    if (typeof value !== 'boolean') return problemAt(key, wrongValue(entity, key, value))
    if (me === undefined)
      return problemAt(key, ['“我”只在登录后有意义', '"Me" means somebody who is signed in'])
    return { field: key, test: value ? 'is' : 'not', values: [me] }
  },
  gt: comparing('above'),
  gte: comparing('from'),
  lt: comparing('below'),
  lte: comparing('to'),
}

const own = ({ fields }: Entity, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const problemAt = (field: string, message: Label): Problem => ({ field, message })

const standing = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/**
 * Fields of the list and its filters, searched ones, what screens hold fast, references, choices and switches (by which
 * pickers tell kinds of records apart), times and figures that are kept, and what stands on every record.
 */
export function canBeFiltered(entity: Entity, name: string): boolean {
  if (standing.includes(name)) return true
  if (hasState(entity) && name === entity.stateField) return true
  const field = own(entity, name)
  if (!field) return false
  const { columns, filters } = entity.list
  const isListed = columns.includes(name) || filters.includes(name) || name === entity.title
  const isHeld = Object.values(entity.fixed).some((held) => name in held)
  return isListed || isHeld || field.search === true || tells(shownAs(field)) || measures(field)
}
const tells = ({ kind }: Field): boolean =>
  kind === 'boolean' || (kinds[kind].is.points ?? kinds[kind].is.set) !== undefined
/** Between which bounds it lies is asked of a column; what is worked out row by row has none. */
const measures = (field: Field): boolean =>
  (field.kind !== 'computed' || isKeptColumn(field)) &&
  kinds[shownAs(field).kind].filters.includes('range')

const unknown = (entity: Entity, key: string): Label => [
  `「${entity.label[0]}」没有筛选项 ${key}`,
  `${entity.label[1]} has no filter ${key}`,
]
const unfit = (entity: Entity, field: string, key: string): Label => [
  `${labelOf(entity, field)[0]} 不能这样筛选：${key}`,
  `${labelOf(entity, field)[1]} cannot be filtered by ${key}`,
]
const labelOf = (entity: Entity, name: string): Label => own(entity, name)?.label ?? [name, name]

function equality(
  entity: Entity,
  field: string,
  test: 'is' | 'has',
  value: unknown,
): Filter | Problem {
  const given = Array.isArray(value) ? value : [value]
  if (given.length > mostValues)
    return problemAt(field, [
      `一次最多筛选 ${mostValues} 个值`,
      `A filter takes at most ${mostValues} values`,
    ])
  const values = given.map((one) => readValue(entity, field, one))
  const wrong = values.indexOf(undefined)
  return wrong < 0
    ? { field, test, values }
    : problemAt(field, wrongValue(entity, field, given[wrong]))
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
      return problemAt(key, [
        '搜索词应为文字，最多 100 字',
        'The text looked for must have at most 100 characters',
      ])
    return { field, test, values: [fold(value)] }
  }
  const read = readValue(entity, field, value)
  return read === undefined || read === null || typeof read === 'boolean'
    ? problemAt(key, wrongValue(entity, field, value))
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
  const given = own(entity, name)
  const field = given && shownAs(given)
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

const isId = (name: string, kind: KindName | undefined) =>
  ['id', 'createdBy', 'updatedBy'].includes(name) ||
  (kind !== undefined && kinds[kind].is.points !== undefined)

/** Ids may come as digits, as they do from addresses. */
function idOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined
}

const isTime = (name: string, kind: KindName | undefined) =>
  name === 'createdAt' ||
  name === 'updatedAt' ||
  (kind !== undefined && kinds[kind].is.time !== undefined)
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\+08:00)?$/

/** What is computed has no column; its kind says what it compares as. */
function typeOf(entity: Entity, name: string, field: Field | undefined): string {
  if (field?.kind === 'tags') return 'text'
  const column = mainColumn(entity, name) ?? columnsOf(entity).find((one) => one.name === name)
  return (
    column?.type ??
    (field && kinds[field.kind].is.figure ? 'real' : field?.kind === 'boolean' ? 'boolean' : 'text')
  )
}
const readers: { readonly [type: string]: (value: unknown) => unknown } = {
  text: (value) => (typeof value === 'string' && value.length <= 1000 ? value : undefined),
  integer: (value) => (Number.isSafeInteger(value) ? value : undefined),
  real: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
}
