import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import type { ListSums } from '#wire/listSums.ts'
import { conditionSql } from '../computed/conditionSql.ts'
import { pathSql } from '../computed/pathSql.ts'
import type { Scope } from '../computed/scope.ts'
import { scopeOf } from '../computed/scopeOf.ts'
import type { Filter, ListQuery } from '../listQuery.ts'
import { from } from '../storeRead.ts'
import { passing } from './found.ts'
import { type Around, testsOf } from './tests.ts'
import { withinTime } from './withinTime.ts'

/** PostgreSQL stops adding up after so many milliseconds. */
const LONGEST = 3000

/**
 * The figures of a list's head, in the order declared, over all records a query finds, but for what the list does not add
 * up; null where adding up would take too long.
 */
export async function sumsOf(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  { now, ...around }: Around & { readonly now?: string },
): Promise<ListSums> {
  const { sums } = entity.list
  if (sums.length === 0) return { sums: [] }
  const scope = scopeOf(db, entity, now)
  const tests = testsOf(scope, query, await searchedNumbers(db), around)
  const values = sums.map((sum, at) => sql`${valueOfAll(scope, sum)} as ${sql.ref(`sum${at}`)}`)
  const summed = summedIn(entity, query)
  const only = summed ? [sql`(${conditionSql(scope, summed)})`] : []
  const statement = sql<Row>`select ${sql.join(values)} from ${from(scope)}
    where ${sql.join([passing({ scope, isBin: false }, tests), ...only], sql` and `)}`
  const found = await withinTime(db, LONGEST, (timed) => statement.execute(timed))
  const [row] = found?.rows ?? []
  return {
    sums: sums.map((_, at) => (row ? Number(row[`sum${at}`] ?? 0) : null)),
    ...(summed && { narrowed: true as const }),
  }
}

/** What is added up of what a query finds; undefined for all of it. */
function summedIn({ list }: Entity, { filters }: ListQuery): Row | undefined {
  if (!list.summed) return undefined
  const where = list.summed.where as Row
  const asked = new Set(filters.flatMap(fieldsAsked))
  return Object.keys(where).some((name) => asked.has(name)) ? undefined : where
}

const fieldsAsked = (filter: Filter): readonly string[] =>
  'of' in filter ? filter.of.flat().flatMap(fieldsAsked) : [filter.field]

const valueOfAll = (scope: Scope, sum: Entity['list']['sums'][number]): RawBuilder<unknown> =>
  typeof sum === 'string'
    ? sql`sum(${pathSql(scope, sum).sql})`
    : sql`sum(case when ${conditionSql(scope, sum.where as Row)} then 1 else 0 end)`
