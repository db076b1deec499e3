import { type RawBuilder, sql } from 'kysely'
import type { Entity, Field, Row } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import { shownAs } from '#derive/computedField.ts'
import { fold } from '#derive/fold.ts'
import { indexesOf } from '#derive/indexes.ts'
import type { FieldFilter, Filter, JoinedFilter } from '#derive/listFilter/readFilter.ts'
import { foldedColumn, listedFields, questionFields, searchedFields } from '#derive/searched.ts'
import {
  longestIndexed,
  type Stretch,
  stretchesOf,
  valuePlace,
} from '#portal/storage/search/places.ts'
import { inField } from '#portal/storage/search/searchedNumbers.ts'
import { conditionSql, holds } from '../computed/conditionSql.ts'
import { pathSql } from '../computed/pathSql.ts'
import { column, type Scope } from '../computed/scope.ts'
import type { ListQuery } from '../listQuery.ts'
import { standsIn } from './standsIn.ts'

type Sql = RawBuilder<unknown>

/** One of several ways to pass: records that have something in each of these stretches of the search index. */
export type Way = readonly Stretch<bigint>[]

/** A test of a list, with what helps to find the records that pass. */
export interface ListTest {
  /** The same for the same test: what is known of it is kept under this name. */
  readonly name: string
  readonly sql: Sql
  /** Columns it looks at, where an index may hold them all; null where the record itself must be read. */
  readonly columns: readonly string[] | null
  /** The one value a column must have. */
  readonly equal?: { readonly column: string; readonly value: unknown }
  /** The first or last value a column may have. */
  readonly range?: {
    readonly column: string
    readonly side: 'from' | 'to'
    readonly value: unknown
  }
  readonly ways?: readonly Way[]
  /** Whether what a way of one piece leads to passes for certain. */
  readonly isExact?: boolean
  readonly ids?: readonly number[]
  /** Records that pass besides those the ways lead to. */
  readonly also?: readonly number[]
}

/** What the tests of a list depend on besides its query. */
export interface Around {
  readonly where?: Row | null | undefined
  readonly binned?: boolean
  /** Fields a word finds by their whole value only. */
  readonly masked?: ReadonlySet<string> | undefined
  /** Records in whose composed name, or in whose long texts, all the words stand. */
  readonly named?: readonly number[]
}
type Numbers = ReadonlyMap<string, number>

/** All tests of a query: its filters, its words, and a condition of the caller. */
export function testsOf(
  scope: Scope,
  query: ListQuery,
  numbers: Numbers,
  { where, binned = false, masked = new Set(), named = [] }: Around,
): readonly ListTest[] {
  const indexed: Numbers = binned ? new Map() : numbers
  const contains = (fields: readonly string[], word: string) =>
    wordTest(scope, fields, word, indexed, masked)
  const testOf = (filter: Filter): ListTest => {
    if (!('field' in filter)) return joinedTest(filter, testOf)
    const { field, test, values } = filter
    if (test === 'contains') return contains([field], String(values[0]))
    if (test === 'lacks') return lacking(contains([field], String(values[0])))
    if (test === 'has') return hasTest(scope, filter, indexed)
    if (test === 'is') return filedEqual(scope, equalTest(scope, field, values), indexed)
    const isPlain = (test === 'from' || test === 'to') && !field.includes('.')
    return isPlain ? boundTest(scope, field, test, values[0]) : conditionTest(scope, filter)
  }
  const filters = query.filters.flatMap(apart).map(testOf)
  const words = query.words.map((word) => contains(questionFields(scope.entity), word))
  const asked = named.length > 0 ? [orNamed(scope, words, named)] : words
  return [...filters, ...asked, ...(where ? whereTests(scope, where) : [])]
}

/** What is joined by "and" is as many filters: each finds its index, where the whole would find none. */
const apart = (filter: Filter): readonly Filter[] =>
  'field' in filter || (filter.test === 'any' && filter.of.length !== 1)
    ? [filter]
    : filter.of.flat().flatMap(apart)

/**
 * A test for a whole value of a text that no index begins with, as the number of a record in the log: whoever has the
 * value has its signs, which the index of words knows. Else all records were walked for it.
 */
function filedEqual(scope: Scope, test: ListTest, numbers: Numbers): ListTest {
  const { column: field, value } = test.equal ?? {}
  if (field === undefined || typeof value !== 'string') return test
  const number = numbers.get(`${scope.entity.name}.${field}`)
  const word = fold(value)
  if (number === undefined || word === '' || !searchedFields(scope.entity).includes(field))
    return test
  if (indexesOf(scope.entity).some(({ columns: [first] }) => first === field)) return test
  return { ...test, ways: [stretchesIn(number, word)] }
}

/** All words in what is usually searched, or all of them in a composed name or a long text. */
function orNamed(scope: Scope, words: readonly ListTest[], named: readonly number[]): ListTest {
  const [first] = words
  const all = sql.join(
    words.map((test) => test.sql),
    sql` and `,
  )
  const id = column(scope, 'id')
  return {
    name: `${words.map(({ name }) => name).join(' ')} or ${named.join()}`,
    sql: sql`((${all}) or ${id} in (${sql.join(named)}))`,
    columns: null,
    also: named,
    ...(first?.ways && { ways: first.ways }),
  }
}

const stored = (entity: Entity, name: string) => columnsOf(entity).some((one) => one.name === name)

/** A stored column, or a path, has one of some values. */
export function equalTest(scope: Scope, field: string, values: readonly unknown[]): ListTest {
  const isOne = values.length === 1 && values[0] !== null && values[0] !== false
  const isStored = stored(scope.entity, field)
  return {
    name: `${field}=${JSON.stringify(values)}`,
    sql: conditionSql(scope, { [field]: isOne ? values[0] : values }),
    columns: isStored ? [field] : null,
    ...(isOne && isStored && { equal: { column: field, value: values[0] } }),
    ...(field === 'id' && { ids: values.filter((id) => id !== null) as number[] }),
  }
}

/** Records that do not pass, those among them that hold nothing: an index of what is there leads to none of them. */
const lacking = ({ name, sql: passes, columns }: ListTest): ListTest => ({
  name: `not ${name}`,
  sql: sql`not coalesce(${passes}, false)`,
  columns,
})

/** Several tests in one: it looks at whatever they look at. */
function joinedTest({ test, of }: JoinedFilter, testOf: (filter: Filter) => ListTest): ListTest {
  const rows = of.map((row) => row.map(testOf))
  const looked = rows.flat().map(({ columns }) => columns)
  const ands = rows.map(
    (row) => sql`(${sql.join([sql`1 = 1`, ...row.map((one) => one.sql)], sql` and `)})`,
  )
  return {
    name: `${test} ${JSON.stringify(rows.map((row) => row.map(({ name }) => name)))}`,
    sql: sql`(${sql.join(ands, test === 'any' ? sql` or ` : sql` and `)})`,
    columns: looked.includes(null)
      ? null
      : [...new Set(looked.flatMap((columns) => columns ?? []))],
  }
}

/** What no index leads to: unlike a value, before or after one, filled or empty. */
function conditionTest(scope: Scope, { field, test, values }: FieldFilter): ListTest {
  const [value] = values
  const operator = operators[test] as string
  const operand = test === 'not' ? values : typeof value === 'string' ? { text: value } : value
  return {
    name: `${field} ${test} ${JSON.stringify(values)}`,
    sql: conditionSql(scope, { [field]: { [operator]: operand } }),
    columns: null,
  }
}
const operators: { readonly [test: string]: string } = {
  ...{ not: 'not', set: 'set' },
  ...{ from: 'gte', to: 'lte', above: 'gt', below: 'lt' },
}

/** From and to, both included; a date stands for its whole day. A period passes when it touches the stretch. */
function boundTest(scope: Scope, field: string, test: 'from' | 'to', value: unknown): ListTest {
  const isPeriod = stored(scope.entity, `${field}End`) && !stored(scope.entity, field)
  const name = isPeriod ? (test === 'from' ? `${field}End` : `${field}Start`) : field
  const isWholeDay = test === 'to' && typeof value === 'string' && value.length === 10
  const bound = isWholeDay ? `${value}~` : value
  const compared =
    isPeriod || stored(scope.entity, name) ? column(scope, name) : pathSql(scope, field).sql
  const within = sql`${compared} ${sql.raw(test === 'from' ? '>=' : '<=')} ${bound}`
  const touches = sql`(${compared} is null or ${within}) and (${column(scope, `${field}Start`)} is not null or ${column(scope, `${field}End`)} is not null)`
  return {
    name: `${field} ${test} ${JSON.stringify(value)}`,
    sql: isPeriod ? sql`(${touches})` : within,
    columns: isPeriod
      ? [`${field}Start`, `${field}End`]
      : stored(scope.entity, name)
        ? [name]
        : null,
    ...(!isPeriod &&
      stored(scope.entity, name) && { range: { column: name, side: test, value: bound } }),
  }
}

/** Holding one of several values; the search index knows who holds which. */
function hasTest(scope: Scope, { field, values }: FieldFilter, numbers: Numbers): ListTest {
  const number = numbers.get(`${scope.entity.name}.${field}`)
  const isKnown =
    number !== undefined &&
    listedFields(scope.entity).includes(field) &&
    values.length > 0 &&
    !values.includes(null)
  const ways = isKnown ? values.map((value) => [filedUnder(number, value)]) : undefined
  const isExact = isKnown && shownAs(scope.entity.fields[field] as Field).kind !== 'tags'
  const tests = values.map((value) => {
    if (value === null) return conditionSql(scope, { [field]: null })
    return isExact
      ? isFiled(scope, filedUnder(number, value))
      : holds(scope, column(scope, field), value)
  })
  return {
    name: `${field} has ${JSON.stringify(values)}`,
    sql: tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`1 = 0`,
    columns: isExact ? [] : null,
    ...(ways && { ways }),
  }
}

/** Whether the search index has a record under a value; two labels might share one, ids and choices do not. */
const isFiled = (scope: Scope, value: Stretch<bigint>): Sql =>
  sql`exists (select 1 from "_place" as filed where ${standsIn('filed', value)} and filed.id = ${column(scope, 'id')})`

/** Where a value of a list stands in the search index. */
function filedUnder(field: number, value: unknown): Stretch<bigint> {
  const { first, next } = valuePlace(value)
  return { first: [inField(field, first), inField(field, first)], next: [next, next] }
}

/** A folded word in one of several fields. */
function wordTest(
  scope: Scope,
  fields: readonly string[],
  word: string,
  numbers: Numbers,
  masked: ReadonlySet<string>,
): ListTest {
  if (word === '') return { name: 'all', sql: sql`1 = 1`, columns: [] }
  const known = fields.filter((field) => numbers.has(`${scope.entity.name}.${field}`))
  const ways = known.map((field) =>
    stretchesIn(numbers.get(`${scope.entity.name}.${field}`) as number, word),
  )
  const hidden = fields.filter((field) => masked.has(field))
  const tests = fields.map((field) =>
    hidden.includes(field)
      ? sql`${foldedText(scope, field)} = ${word}`
      : contains(scope, field, word),
  )
  return {
    name: `${fields.join('|')}~${word} ${hidden.join('|')}`,
    isExact: hidden.length === 0 && fields.every((field) => isIndexedWhole(scope.entity, field)),
    sql: tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`1 = 0`,
    columns: fields.flatMap((field) => [field, foldedColumn(field)]),
    ...(known.length === fields.length && known.length > 0 && { ways }),
  }
}

/** Where a word stands in the part of the search index that is one field's. */
const stretchesIn = (number: number, word: string): Way =>
  stretchesOf(word).map(({ first: [from, to], ...more }) => ({
    first: [inField(number, from), inField(number, to)],
    ...more,
  }))

/** The places of a longer text are not all in the search index. */
export const isIndexedWhole = ({ fields }: Entity, field: string): boolean =>
  (fields[field]?.max ?? longestIndexed + 1) <= longestIndexed

/** Whether a text contains a folded word. */
function contains(scope: Scope, field: string, word: string): Sql {
  const text = foldedText(scope, field)
  return scope.dialect === 'postgres'
    ? sql`strpos(${text}, ${word}) > 0`
    : sql`instr(${text}, ${word}) > 0`
}

/** Beside searched texts stands their folded form where it differs. */
function foldedText(scope: Scope, field: string): Sql {
  const text = stored(scope.entity, field) ? column(scope, field) : pathSql(scope, field).sql
  return searchedFields(scope.entity).includes(field)
    ? sql`coalesce(${column(scope, foldedColumn(field))}, ${text})`
    : sql`lower(${text})`
}

/** A condition of the caller, taken apart so that an index can serve its plain equalities. */
const whereTests = (scope: Scope, where: Row): readonly ListTest[] =>
  Object.entries(where).map(([field, test]) => {
    const isPlain = ['string', 'number'].includes(typeof test) && stored(scope.entity, field)
    if (isPlain && field !== 'any') return equalTest(scope, field, [test])
    return {
      name: JSON.stringify({ [field]: test }),
      sql: conditionSql(scope, { [field]: test }),
      columns: null,
    }
  })
