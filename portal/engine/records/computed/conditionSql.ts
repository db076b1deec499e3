import { type RawBuilder, sql } from 'kysely'
import type { Entity, Fields, Row } from '#declare'
import { fieldColumns } from '#derive/columns.ts'
import { shownAs } from '#derive/computedField.ts'
import { jsonPart, pathSql, stateOr } from './pathSql.ts'
import { column, type Scope, type Typed, within } from './scope.ts'

type Sql = RawBuilder<unknown>

/**
 * A condition on records as SQL, meaning what `holds` means: `{ status: 'published', price: { gte: 100 }, issue: [1, 2],
 * 'column.magazine': 3, 'items.goods': 7, any: [..] }`. All must hold; where a path meets several values, one that
 * does is enough. A text in an operand is a path where the entity has a field of that name.
 */
export function conditionSql(scope: Scope, where: Row): Sql {
  const tests = Object.entries(where).map(([key, test]) =>
    key === 'any' ? anySql(scope, test as Row[]) : testAt(scope, key, test),
  )
  return tests.length > 0 ? sql`(${sql.join(tests, sql` and `)})` : sql`(1 = 1)`
}

const anySql = (scope: Scope, conditions: readonly Row[]): Sql =>
  conditions.length > 0
    ? sql`(${sql.join(
        conditions.map((one) => conditionSql(scope, one)),
        sql` or `,
      )})`
    : sql`(1 = 0)`

function testAt(scope: Scope, path: string, test: unknown): Sql {
  const [head = '', ...rest] = path.split('.')
  const field = scope.entity.fields[stateOr(scope.entity, head)]
  const kind = field ? shownAs(field).kind : undefined
  if (kind === 'list' && rest.length > 0) return inEntries(scope, head, rest.join('.'), test)
  if (kind === 'refs' && rest.length > 0 && rest[0] !== 'id')
    return inReferred(scope, head, field?.to as string, rest.join('.'), test)
  if (kind && listKinds.includes(kind)) return listTest(scope, head, test)
  const to =
    kind === 'ref' || kind === 'parent' ? scope.entities.get(field?.to as string) : undefined
  if (to && meetsList(scope, to, rest)) return inReferredTo(scope, head, to, rest.join('.'), test)
  if (kind === 'period' && rest.length === 0) return periodTest(scope, head, test)
  return testSql(scope, pathSql(scope, path), test)
}

/** Whether a path from there comes to a list: there are many values then, and a test for each. */
function meetsList(scope: Scope, entity: Entity, [head = '', ...rest]: readonly string[]): boolean {
  const field = entity.fields[stateOr(entity, head)]
  const kind = field ? shownAs(field).kind : ''
  if (listKinds.includes(kind)) return true
  const to =
    kind === 'ref' || kind === 'parent' ? scope.entities.get(field?.to as string) : undefined
  return to !== undefined && meetsList(scope, to, rest)
}

/** The one record referred to passes; where there is none, a list of it is empty. */
function inReferredTo(scope: Scope, name: string, to: Entity, path: string, test: unknown): Sql {
  const inner = within(scope, to)
  const key = column(scope, name)
  const passes = sql`exists (select 1 from ${sql.table(to.name)} as ${sql.ref(inner.alias)}
    where ${column(inner, 'id')} = ${key} and ${testAt(inner, path, test)})`
  const isEmptyAsked = test === null || (test as Row | undefined)?.set === false
  return isEmptyAsked ? sql`(${key} is null or ${passes})` : passes
}

const listKinds = ['refs', 'choices', 'tags', 'images', 'list']

/** Whether a value passes a test: equal, one of, `{ not }`, `{ set }` or compared with an operand. */
function testSql(scope: Scope, value: Typed, test: unknown): Sql {
  if (Array.isArray(test)) return oneOf(scope, value, test)
  if (typeof test !== 'object' || test === null) return equals(scope, value, test)
  const parts = Object.entries(test).map(([operator, operand]) => {
    const compare = operators[operator]
    if (!compare)
      throw new Error(
        `No such test: "${operator}"; the tests are ${Object.keys(operators).join(', ')}`,
      )
    return compare(scope, value, operand)
  })
  return sql`(${sql.join(parts, sql` and `)})`
}

const isEmpty = ({ sql: value, type }: Typed): Sql =>
  type === 'text' ? sql`(${value} is null or ${value} = '')` : sql`${value} is null`

function equals(_scope: Scope, value: Typed, wanted: unknown): Sql {
  if (wanted === null || wanted === undefined) return isEmpty(value)
  if (wanted === false) return sql`(${value.sql} is null or ${value.sql} = ${false})`
  return sql`${value.sql} = ${wanted}`
}

function oneOf(scope: Scope, value: Typed, wanted: readonly unknown[]): Sql {
  const plain = wanted.filter((one) => one !== null && one !== false && one !== undefined)
  const tests = [
    ...(plain.length > 0 ? [sql`${value.sql} in (${sql.join(plain)})`] : []),
    ...wanted.filter((one) => !plain.includes(one)).map((one) => equals(scope, value, one)),
  ]
  return tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`(1 = 0)`
}

type Operator = (scope: Scope, value: Typed, operand: unknown) => Sql

/** Dates meet moments by day: a bound of ten characters stands for its whole day. */
const comparing =
  (sign: '<' | '<=' | '>' | '>='): Operator =>
  (scope, value, operand) => {
    const isDay = typeof operand === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(operand)
    const given =
      isDay && (sign === '<=' || sign === '>') ? sql`${`${operand}~`}` : operandSql(scope, operand)
    const isNow = typeof operand === 'object' && operand !== null && 'now' in operand
    const bound = value.day && isNow ? sql`substr(${given}, 1, 10)` : given
    return sql`${value.sql} ${sql.raw(sign)} ${bound}`
  }

const operators: { readonly [operator: string]: Operator } = {
  not: (scope, value, operand) => {
    const met = Array.isArray(operand)
      ? oneOf(scope, value, operand)
      : equals(scope, value, operand)
    return sql`not coalesce(${met}, ${sql.raw(scope.dialect === 'postgres' ? 'false' : '0')})`
  },
  set: (_scope, value, operand) => (operand ? sql`not ${isEmpty(value)}` : isEmpty(value)),
  eq: (scope, value, operand) => sql`${value.sql} = ${operandSql(scope, operand)}`,
  has: (scope, value, operand) => sql`${value.sql} = ${operandSql(scope, operand)}`,
  lt: comparing('<'),
  lte: comparing('<='),
  gt: comparing('>'),
  gte: comparing('>='),
}

function operandSql(scope: Scope, operand: unknown): Sql {
  if (typeof operand === 'object' && operand !== null)
    return scope.valueSql(scope, operand as never).sql
  const isPath = typeof operand === 'string' && names(scope.entity, operand)
  return isPath ? pathSql(scope, operand).sql : sql`${operand}`
}

const standing = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']
const names = ({ fields }: Entity, text: string): boolean =>
  (text.split('.')[0] as string) in fields || standing.includes(text)

/** A period has a moment when it lies inside, and any where it is not set; it is set when either end is. */
function periodTest(scope: Scope, name: string, test: unknown): Sql {
  const [start, end] = [column(scope, `${name}Start`), column(scope, `${name}End`)]
  const empty = sql`(${start} is null and ${end} is null)`
  if (test === null) return empty
  const { has, set, not } = test as { has?: unknown; set?: boolean; not?: unknown }
  if (set !== undefined) return set ? sql`not ${empty}` : empty
  if (not === null) return sql`not ${empty}`
  const moment = operandSql(scope, has)
  return sql`((${start} is null or ${start} <= ${moment}) and (${end} is null or ${end} >= ${moment}))`
}

/** Lists of choices, tags or references: equal means "holds it". */
function listTest(scope: Scope, name: string, test: unknown): Sql {
  const json = column(scope, name)
  const empty = sql`(${json} is null or ${json} = ${scope.dialect === 'postgres' ? sql`'[]'::jsonb` : sql`'[]'`})`
  const holdsOne = (wanted: unknown): Sql => (wanted === null ? empty : holds(scope, json, wanted))
  const some = (wanted: unknown): Sql => {
    const tests = [wanted].flat().map(holdsOne)
    return tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`(1 = 0)`
  }
  if (Array.isArray(test) || typeof test !== 'object' || test === null) return some(test)
  const { set, not, has, eq } = test as Row
  if (set !== undefined) return set ? sql`not ${empty}` : empty
  return 'not' in test ? sql`not ${some(not)}` : some(has ?? eq)
}

/** Whether a JSON list holds a value. */
export function holds({ dialect }: Scope, json: Sql, wanted: unknown): Sql {
  return dialect === 'postgres'
    ? sql`coalesce(${json} @> ${JSON.stringify([wanted])}::jsonb, false)`
    : sql`exists (select 1 from json_each(${json}) as e where e.value = ${wanted})`
}

/** What PostgreSQL must take an entry's text for; SQLite keeps the type of a value in JSON. */
function partType({ entity }: Scope, list: string, part: string): 'float8' | 'boolean' | undefined {
  const field = (entity.fields[list]?.of as Fields | undefined)?.[part]
  const type = field && fieldColumns('value', shownAs(field))[0]?.type
  if (type === 'boolean') return type
  return type === 'integer' || type === 'real' ? 'float8' : undefined
}

function inEntries(scope: Scope, list: string, part: string, test: unknown): Sql {
  const json = column(scope, list)
  const isPostgres = scope.dialect === 'postgres'
  const entries = isPostgres
    ? sql`jsonb_array_elements(${json}) as e`
    : sql`json_each(${json}) as e`
  const text = jsonPart(scope, isPostgres ? sql`e` : sql`e.value`, part)
  const type = partType(scope, list, part)
  const value = isPostgres && type && part !== 'id' ? sql`${text}::${sql.raw(type)}` : text
  return sql`exists (select 1 from ${entries} where ${testSql(scope, { sql: value, type: 'text' }, test)})`
}

function inReferred(scope: Scope, name: string, to: string, path: string, test: unknown): Sql {
  const target = scope.entities.get(to)
  if (!target) return sql`(1 = 0)`
  const inner = within(scope, target)
  const ids =
    scope.dialect === 'postgres'
      ? sql`select e::bigint from jsonb_array_elements_text(${column(scope, name)}) as e`
      : sql`select e.value from json_each(${column(scope, name)}) as e`
  return sql`exists (select 1 from ${sql.table(to)} as ${sql.ref(inner.alias)}
    where ${column(inner, 'id')} in (${ids}) and ${testAt(inner, path, test)})`
}
