import { sql } from 'kysely'
import { column } from '../computed/scope.ts'
import { isBound } from './alongIndex.ts'
import { allOf, type Found, fromIndex, passing, type Search } from './found.ts'
import type { Path } from './path.ts'
import { isLate, longest, longestSilent, withinTime } from './withinTime.ts'

/**
 * Walks an index in the order of the list and tests the records it meets until the page is full. Gives up, and says
 * so, when the time is over before.
 */
export async function throughIndex(search: Search, path: Path): Promise<Found> {
  const { db, scope, order, tests, offset, size } = search
  const passed = allOf(tests.filter((test) => !isBound(path, test)))
  const statement = sql<{ id: number; passed: number }>`
    select ${column(scope, 'id')} as id, case when ${passed} then 1 else 0 end as passed
    from ${fromIndex(search, path.index)}
    where ${passing(
      search,
      tests.filter((test) => isBound(path, test)),
    )} and (${passed} or ${isLate(scope, longest)})
    order by ${order.sql} limit ${offset + size + 1}`
  const found = await withinTime(db, path.isHeld ? null : longestSilent, (timed) =>
    statement.execute(timed),
  )
  const rows = found?.rows ?? []
  const ids = rows.filter((row) => row.passed).map(({ id }) => Number(id))
  const page = ids.slice(offset, offset + size)
  if (!found || ids.length < rows.length)
    return { ids: page, hasNext: true, total: null, cut: true }
  const hasNext = ids.length > offset + size
  return { ids: page, hasNext, ...(!hasNext && { total: ids.length }) }
}
