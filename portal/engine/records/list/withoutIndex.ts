import { sql } from 'kysely'
import { column, mainAlias } from '../computed/scope.ts'
import { allOf, type Found, fromIndex, passing, type Search } from './found.ts'
import { indexOver } from './order.ts'
import { isLate, longest, longestSilent, withinTime } from './withinTime.ts'

/** So many records are read and sorted where no index has the order; more are cut. */
const mostSorted = 20_000

interface Met {
  readonly id: number
  readonly passed: number
  readonly met: number
  readonly passing: number
}

/**
 * A page in an order no index has: all records that pass are sorted. Where they are too many, or take too long to
 * find, the newest are, and the list says that it was cut.
 */
export async function withoutIndex(search: Search): Promise<Found> {
  const { db, scope, entity, order, offset, size, isBin } = search
  const newest = isBin ? undefined : indexOver(entity, ['id'])
  const passed = allOf(search.tests)
  const rows = sql`select ${sql.ref(mainAlias)}.*, case when ${passed} then 1 else 0 end as passed
    from ${fromIndex(search, newest)}
    where ${passing(search, [])} and (${passed} or ${isLate(scope, longest)})
    order by ${column(scope, 'id')} desc nulls last limit ${mostSorted + 1}`
  const found = await withinTime(db, longestSilent, (timed) =>
    sql<Met>`select ${column(scope, 'id')} as id, passed, count(*) over () as met, sum(passed) over () as passing
      from (${rows}) as ${sql.ref(mainAlias)}
      order by passed desc, ${order.sql} limit ${offset + size + 1}`.execute(timed),
  )
  const { met, passing: count } = found?.rows[0] ?? { met: 0, passing: 0 }
  const ids = (found?.rows ?? []).filter((row) => row.passed).map(({ id }) => Number(id))
  const page = { ids: ids.slice(offset, offset + size), hasNext: ids.length > offset + size }
  const isWhole = found && Number(met) <= mostSorted && Number(met) === Number(count)
  return isWhole ? { ...page, total: Number(met) } : { ...page, total: null, cut: true }
}
