import { type RawBuilder, sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { sortedSql } from '../../computed/rankSql.ts'
import { countUpTo, fromIndex, passing, type Search } from '../found.ts'
import type { ListTest } from '../tests.ts'

type Sql = RawBuilder<unknown>

/** What a record has in some columns of an order. */
export type Key = readonly unknown[]

/**
 * Records that stand side by side in an order going up: with values between two others; or, where more have the same
 * values than stand between two marks, some of these by their ids. SQLite does not begin at an id within an index.
 */
export interface Span {
  /** Where the order's first column may be empty: 0 for records without, 1 for those with a value; else 0. */
  readonly part: number
  /** The values all of them have, but for the id. */
  readonly at?: Key
  /** Values, or with `at` the id, behind which it begins; missing where nothing comes before. */
  readonly after?: Key
  /** The last ones; missing where nothing comes after. */
  readonly upTo?: Key
  /** Whether `upTo` is outside. */
  readonly isOpen?: true
}

/** An order along which marks can be set. */
export interface Way extends Pick<Search, 'db' | 'scope' | 'entity'> {
  readonly columns: readonly string[]
  readonly index: IndexSpec
  /** Conditions of the parts, going up. */
  readonly parts: readonly Sql[]
}

/** Columns that are never empty. */
const filled = ['id', 'createdAt', 'updatedAt', 'version']

/**
 * The way of a list's order. Undefined where none has its index, and where a mark could not be compared in one go:
 * columns of two directions, or one behind the first that may be empty.
 */
export function wayOf({
  db,
  scope,
  entity,
  order,
}: Pick<Search, 'db' | 'scope' | 'entity' | 'order'>): Way | undefined {
  const { columns, index } = order
  const open = columns.filter((name) => !filled.includes(name) && name !== entity.stateField)
  const isUneven = columns.some((name) => name.startsWith('-'))
  if (!index || isUneven || open.length > 1 || (open[0] && open[0] !== columns[0])) return undefined
  const value = open[0] && sortedSql(scope, open[0])
  const parts = value ? [sql`${value} is null`, sql`${value} is not null`] : [sql`1 = 1`]
  return { db, scope, entity, columns, index, parts }
}

/** Whether a record stands in a span. */
export function inSpan(way: Way, { part, at, after, upTo, isOpen }: Span): Sql {
  const names = at ? ['id'] : way.columns.slice(0, -1)
  const conditions = [way.parts[part] as Sql]
  if (at) conditions.push(...equals(way, at))
  if (after) conditions.push(compared(way, names, '>', after))
  if (upTo) conditions.push(compared(way, names, isOpen ? '<' : '<=', upTo))
  return sql.join(conditions, sql` and `)
}

const equals = ({ scope, columns }: Way, key: Key): readonly Sql[] =>
  key.flatMap((value, i) =>
    value === null ? [] : [sql`${sortedSql(scope, columns[i] as string)} = ${value}`],
  )

/** Within the records without a value only the columns behind it tell them apart. */
function compared({ scope }: Way, names: readonly string[], sign: string, key: Key): Sql {
  const told = names.map((name, i) => [sortedSql(scope, name), key[i]] as const)
  const some = told.filter(([, value]) => value !== null)
  return sql`(${sql.join(some.map(([name]) => name))}) ${sql.raw(sign)} (${sql.join(some.map(([, value]) => value))})`
}

/** The first column of the order at the beginning or the end of a span; undefined where that is open. */
export const leadOf = ({ at, after, upTo }: Span, end: 'after' | 'upTo'): unknown =>
  (at?.length ? at : end === 'after' ? after : upTo)?.[0]

/** Records of a span that pass, from an index that holds what is tested. */
export const rowsIn = (way: Way, index: IndexSpec, span: Span, tests: readonly ListTest[]): Sql =>
  sql`from ${fromIndex(way, index)} where ${passing({ ...way, isBin: false }, tests)} and ${inSpan(way, span)}`

/** A span is counted no further: marks so far apart are due to be set anew. */
const mostIn = 1_000_000

/** How many records of a span pass. */
export const countIn = (
  way: Way,
  index: IndexSpec,
  span: Span,
  tests: readonly ListTest[],
  besides: Sql = sql`1 = 1`,
): Promise<number> =>
  countUpTo(way.db, sql`select 1 ${rowsIn(way, index, span, tests)} and ${besides}`, mostIn)

/** The tests of a list as counts of marks are kept under. */
export const nameOf = (tests: readonly ListTest[]): string =>
  tests.map(({ name }) => name).join(' and ')
