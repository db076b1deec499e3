import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { conditionSql } from '../computed/conditionSql.ts'
import { pathSql } from '../computed/pathSql.ts'
import type { Scope } from '../computed/scope.ts'
import { scopeOf } from '../computed/scopeOf.ts'
import type { ListQuery } from '../listQuery.ts'
import { from } from '../storeRead.ts'
import { passing } from './found.ts'
import { type Around, testsOf } from './tests.ts'
import { withinTime } from './withinTime.ts'

/** PostgreSQL stops adding up after so many milliseconds. */
const LONGEST = 3000

/**
 * The figures of a list's head, in the order declared, over all records a query finds; null where adding up would
 * take too long.
 */
export async function sumsOf(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  { now, ...around }: Around & { readonly now?: string },
): Promise<(number | null)[]> {
  const { sums } = entity.list
  if (sums.length === 0) return []
  const scope = scopeOf(db, entity, now)
  const tests = testsOf(scope, query, await searchedNumbers(db), around)
  const values = sums.map((sum, at) => sql`${valueOfAll(scope, sum)} as ${sql.ref(`sum${at}`)}`)
  const statement = sql<Row>`select ${sql.join(values)} from ${from(scope)}
    where ${passing({ scope, isBin: false }, tests)}`
  const found = await withinTime(db, LONGEST, (timed) => statement.execute(timed))
  const [row] = found?.rows ?? []
  return sums.map((_, at) => (row ? Number(row[`sum${at}`] ?? 0) : null))
}

const valueOfAll = (scope: Scope, sum: Entity['list']['sums'][number]): RawBuilder<unknown> =>
  typeof sum === 'string'
    ? sql`sum(${pathSql(scope, sum).sql})`
    : sql`sum(case when ${conditionSql(scope, sum.where as Row)} then 1 else 0 end)`
