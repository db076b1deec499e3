import { type RawBuilder, sql } from 'kysely'
import { mainColumn } from '#derive/columns.ts'
import { bare } from '#derive/indexSpec.ts'
import { isRanked, ranksOf } from '#derive/ranks.ts'
import { pathSql } from './pathSql.ts'
import { column, type Scope } from './scope.ts'

type Sql = RawBuilder<unknown>

/** The place of a value among choices; what is none of them counts as empty. Spelled as indexes are (`createIndex`). */
const rankSql = (value: Sql, choices: readonly string[]): Sql => {
  const cases = choices.map((one, at) => sql`when ${sql.lit(one)} then ${sql.lit(at + 1)}`)
  return sql`case ${value} ${sql.join(cases, sql` `)} end`
}

/** What a column of an order is sorted by: itself, or marked `#`, the rank of its choice. */
export function sortedSql(scope: Scope, signed: string): Sql {
  const name = bare(signed)
  const value = column(scope, name)
  return isRanked(signed) ? rankSql(value, ranksOf(scope.entity, name) ?? []) : value
}

/** What a field or path is sorted by where no index has its order. */
export function sortedPathSql(scope: Scope, path: string): Sql {
  const name = mainColumn(scope.entity, path)?.name
  const value = name ? column(scope, name) : pathSql(scope, path).sql
  const choices = ranksOf(scope.entity, path)
  return choices ? rankSql(value, choices) : value
}
