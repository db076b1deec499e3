import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { indexesOf } from '#derive/indexes.ts'
import { bare, type IndexSpec } from '#derive/indexSpec.ts'
import { isRanked } from '#derive/ranks.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { column, mainAlias, type Scope } from '../computed/scope.ts'
import type { ListOrder } from './order.ts'
import type { ListTest } from './tests.ts'

type Sql = RawBuilder<unknown>

/** Everything a way of finding records needs to know. */
export interface Search {
  readonly db: Db | Tx
  readonly scope: Scope
  readonly entity: Entity
  readonly tests: readonly ListTest[]
  readonly order: ListOrder
  readonly offset: number
  readonly size: number
  readonly isBin: boolean
  /** The total is counted to the end. */
  readonly isWhole?: boolean | undefined
  /** A total that takes long is left out. */
  readonly isLater?: boolean | undefined
  /** The same order, read from its other end. */
  readonly turned: ListOrder
  /** Reads the records whose ids a statement gives, in the order of the list; without it ids are all that is asked. */
  readonly read?: (ids: Sql) => Promise<Row[]>
}

/** Totals are counted so far; beyond, a list has "10,000+" records. */
export const mostCounted = 10_000

/** The ids of a page, and what is known about the rest. */
export interface Found {
  readonly ids: readonly number[]
  /** The records, where they were read with their ids. */
  readonly rows?: readonly Row[]
  readonly hasNext: boolean
  /** How many there are in all; null where that is not known, undefined where nobody counted yet. */
  readonly total?: number | null
  /** Where counting was given up: so many at least. */
  readonly atLeast?: number
  /** Counting was left out, as was asked. */
  readonly later?: true
  /** The search was given up: it would have taken too long. */
  readonly cut?: true
}

/** What is told of a search whose time was over before anything was found. */
export const givenUp: Found = { ids: [], hasNext: true, total: null, cut: true }

/** `from` with the index to go along; PostgreSQL chooses for itself. */
export function fromIndex(
  { scope, entity }: Pick<Search, 'scope' | 'entity'>,
  index: IndexSpec | undefined,
): Sql {
  const table = sql`${sql.table(entity.name)} as ${sql.ref(mainAlias)}`
  return index && scope.dialect === 'sqlite'
    ? sql`${table} indexed by ${sql.ref(index.name)}`
    : table
}

/** The columns an index holds; of what it sorts by rank, the rank alone. */
export const heldBy = ({ columns, carries }: IndexSpec): readonly string[] => [
  ...columns.filter((name) => !isRanked(name)).map(bare),
  ...(carries ?? []),
]

/**
 * The table to look single records up in: the index by id where it holds all that is asked, being a tenth of the
 * size. PostgreSQL chooses for itself.
 */
export function lookedUp(search: Search): Sql {
  const { scope, entity } = search
  const table = sql`${sql.table(entity.name)} as ${sql.ref(mainAlias)}`
  if (scope.dialect === 'postgres') return table
  const index = holdingById(search)
  return index ? fromIndex(search, index) : sql`${table} not indexed`
}

/** The index by id, where it holds all that is tested and sorted by. */
export function holdingById({ entity, tests, order, isBin }: Search): IndexSpec | undefined {
  const index = indexesOf(entity).find((one) => one.columns.join() === 'id')
  if (isBin || !index || order.columns.length === 0) return undefined
  const held = heldBy(index)
  const needed = [order.columns.map(bare), ...tests.map(({ columns }) => columns)]
  return needed.every((some) => some?.every((name) => held.includes(name))) ? index : undefined
}

/** Records outside the bin, or those inside, that pass the tests. */
export function passing(
  { scope, isBin }: Pick<Search, 'scope' | 'isBin'>,
  tests: readonly ListTest[],
): Sql {
  const deleted = column(scope, 'deletedAt')
  const live = isBin ? sql`${deleted} is not null` : sql`${deleted} is null`
  return sql.join([live, ...tests.map((test) => test.sql)], sql` and `)
}

/** Whether a record passes all of some tests. */
export const allOf = (tests: readonly ListTest[]): Sql =>
  tests.length > 0
    ? sql`(${sql.join(
        tests.map((test) => test.sql),
        sql` and `,
      )})`
    : sql`1 = 1`

/** A total as it is told. */
export const toldTotal = (count: number): number | null => (count > mostCounted ? null : count)

/**
 * The ids a statement gives, one more than the page has room for telling that another page follows. A last page tells
 * how many there are in all, unless it lies behind them.
 */
export async function pageOf(
  { db, offset, size, read }: Pick<Search, 'db' | 'offset' | 'size' | 'read'>,
  statement: Sql,
): Promise<Found> {
  const rows = await read?.(statement)
  const ids = rows?.map(({ id }) => Number(id)) ?? (await idsOf(db, statement))
  const isLast = ids.length <= size && (ids.length > 0 || offset === 0)
  return {
    ids: ids.slice(0, size),
    ...(rows && { rows: rows.slice(0, size) }),
    hasNext: ids.length > size,
    ...(isLast && { total: toldTotal(offset + ids.length) }),
  }
}

/** The numbers a statement gives, as numbers on every database. */
export async function idsOf(db: Db | Tx, statement: Sql): Promise<number[]> {
  const { rows } = await (statement as RawBuilder<{ id: number }>).execute(db)
  return rows.map(({ id }) => Number(id))
}

/** How many rows a statement gives, counted no further than `limit`. */
export async function countUpTo(db: Db | Tx, statement: Sql, limit: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from (${statement} limit ${limit}) as found`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}
