import { type RawBuilder, sql } from 'kysely'
import type { Entity } from '#declare'
import { mainColumn } from '#derive/columns.ts'
import { declaredOrder, equalityColumns, indexesOf } from '#derive/indexes.ts'
import { bare, type IndexSpec } from '#derive/indexSpec.ts'
import { pathSql } from '../computed/pathSql.ts'
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
 * appears on two pages; empty values come first going up and last going down, on every database. Turned it is read
 * from its end.
 */
export function orderOf(scope: Scope, sort: ListQuery['sort'], isTurned = false): ListOrder {
  const { entity } = scope
  if (!sort) {
    const isDown = entity.list.sort[0]?.startsWith('-') ?? false
    return along(scope, [...declaredOrder(entity), 'id'], isDown !== isTurned)
  }
  const isDown = sort.isDown !== isTurned
  const name = mainColumn(entity, sort.field)?.name
  const found = name && candidates(entity, name).find((columns) => indexOver(entity, columns))
  if (found) return along(scope, found, isDown)
  const value = name ? column(scope, name) : pathSql(scope, sort.field).sql
  return {
    columns: [],
    isDown,
    sql: sql.join([direction(value, isDown), direction(column(scope, 'id'), isDown)]),
  }
}

function candidates(entity: Entity, name: string): readonly (readonly string[])[] {
  if (name === 'id') return [['id']]
  const order = declaredOrder(entity)
  const isEqual = equalityColumns(entity).includes(name)
  const rest = order.filter((one) => bare(one) !== name)
  return [...(isEqual ? [[name, ...rest, 'id']] : []), [name, 'id']]
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
    columns.map((name) => direction(column(scope, bare(name)), isDown !== name.startsWith('-'))),
  )

const direction = (value: Sql, isDown: boolean): Sql =>
  isDown ? sql`${value} desc nulls last` : sql`${value} asc nulls first`
