import { type RawBuilder, sql } from 'kysely'
import type { Entity } from '#declare'
import { mainColumn } from '#derive/columns.ts'
import { declaredOrder, equalityColumns, indexesOf, without } from '#derive/indexes.ts'
import { bare, type IndexSpec } from '#derive/indexSpec.ts'
import { isRanked, sortedAs } from '#derive/ranks.ts'
import { sortedPathSql, sortedSql } from '../computed/rankSql.ts'
import { column, type Scope } from '../computed/scope.ts'
import type { ListQuery } from '../listQuery.ts'

type Sql = RawBuilder<unknown>

/** The order of a list: by columns an index holds, read forwards or backwards, or by something no index holds. */
export interface ListOrder {
  /** Columns as the index has them, the id last; empty where no index has this order. */
  readonly columns: readonly string[]
  readonly isDown: boolean
  readonly index?: IndexSpec
  /** What stands behind ORDER BY. */
  readonly sql: Sql
}

/**
 * The order a query asks for. Records with equal values stand in the declared order or by id, so that no record
 * appears on two pages; empty values come first going up and last going down, on every database; choices and states
 * stand as they are declared. Turned it is read from its end. Where all records have one choice (`equal` names such
 * columns), that is no part of the order.
 */
export function orderOf(
  scope: Scope,
  sort: ListQuery['sort'],
  isTurned = false,
  equal: readonly string[] = [],
): ListOrder {
  const { entity } = scope
  if (!sort) {
    const isDown = entity.list.sort[0]?.startsWith('-') ?? false
    const columns = [...declaredOrder(entity), 'id']
    return along(scope, unlessEqual(entity, columns, equal), isDown !== isTurned)
  }
  const isDown = sort.isDown !== isTurned
  const name = mainColumn(entity, sort.field)?.name
  const found = name && candidates(entity, name).find((columns) => indexOver(entity, columns))
  if (found) return along(scope, unlessEqual(entity, found, equal), isDown)
  const value = sortedPathSql(scope, sort.field)
  return {
    columns: [],
    isDown,
    sql: sql.join([direction(value, isDown), direction(column(scope, 'id'), isDown)]),
  }
}

function candidates(entity: Entity, name: string): readonly (readonly string[])[] {
  if (name === 'id') return [['id']]
  const sorted = sortedAs(entity, name)
  const isEqual = equalityColumns(entity).includes(name) || sorted !== name
  const rest = without(declaredOrder(entity), name)
  return [...(isEqual ? [[sorted, ...rest, 'id']] : []), [sorted, 'id']]
}

/** An order by a rank that all have, as the index has it in which they lie side by side. */
function unlessEqual(
  entity: Entity,
  columns: readonly string[],
  equal: readonly string[],
): readonly string[] {
  const one = columns.find((name) => isRanked(name) && equal.includes(bare(name)))
  if (one === undefined) return columns
  const rest = columns.filter((name) => name !== one)
  return indexOver(entity, [bare(one), ...rest]) ? rest : columns
}

/** The plain index with exactly these columns. */
export const indexOver = (entity: Entity, columns: readonly string[]): IndexSpec | undefined =>
  indexesOf(entity).find((index) => !index.unique && index.columns.join() === columns.join())

function along(scope: Scope, columns: readonly string[], isDown: boolean): ListOrder {
  const index = indexOver(scope.entity, columns)
  return { columns, isDown, ...(index && { index }), sql: orderBy(scope, columns, isDown) }
}

/** Spelled as the index is, empty values too, or PostgreSQL would not see that it has this order. */
export const orderBy = (scope: Scope, columns: readonly string[], isDown: boolean): Sql =>
  sql.join(
    columns.map((name) => direction(sortedSql(scope, name), isDown !== name.startsWith('-'))),
  )

const direction = (value: Sql, isDown: boolean): Sql =>
  isDown ? sql`${value} desc nulls last` : sql`${value} asc nulls first`
