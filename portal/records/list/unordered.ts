import { sql } from 'kysely'
import { column, mainAlias } from '../computed/scope.ts'
import { counted, type Found, fromIndex, pageOf, passing, type Search } from './found.ts'
import { indexOver } from './order.ts'

/** So many records are read and sorted where no index has the order; more are cut. */
const mostSorted = 20_000

/**
 * A page in an order no index has: all records that pass are sorted. Where they are too many, the newest are, and the
 * list says that it was cut.
 */
export async function unordered(search: Search): Promise<Found> {
  const { scope, entity, order, offset, size, isBin } = search
  const newest = isBin ? undefined : indexOver(entity, ['id'])
  const rows = sql`select ${sql.ref(mainAlias)}.* from ${fromIndex(search, newest)}
    where ${passing(search, search.tests)} order by ${column(scope, 'id')} desc nulls last limit ${mostSorted}`
  const found = await pageOf(
    search,
    sql`select ${column(scope, 'id')} as id from (${rows}) as ${sql.ref(mainAlias)}
      order by ${order.sql} limit ${size + 1} offset ${offset}`,
  )
  const total = await counted(
    search.db,
    sql`select 1 from ${fromIndex(search, newest)} where ${passing(search, search.tests)}`,
    mostSorted + 1,
  )
  return total > mostSorted ? { ...found, total: null, cut: true } : { ...found, total }
}
