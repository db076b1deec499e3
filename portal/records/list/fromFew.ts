import { type RawBuilder, sql } from 'kysely'
import { column, mainAlias } from '../computed/scope.ts'
import type { Candidates } from './candidates.ts'
import { type Found, fromIndex, lookedUp, pageOf, passing, type Search } from './found.ts'

type Sql = RawBuilder<unknown>

/** Looks at every record of a small set and sorts those that pass. */
export async function fromFew(search: Search, candidates: Candidates): Promise<Found> {
  const { scope, order, offset, size } = search
  const page = sql`order by ${order.sql} limit ${size + 1} offset ${offset}`
  const rows = rowsOf(search, candidates)
  const id = column(scope, 'id')
  // Set apart from the order, or PostgreSQL may rather walk the whole table in that order.
  const fenced = sql`(select ${sql.ref(mainAlias)}.* ${rows} offset 0) as ${sql.ref(mainAlias)}`
  const from = scope.dialect === 'postgres' ? sql`from ${fenced}` : rows
  const found = await pageOf(search, sql`select ${id} as id ${from} ${page}`)
  return found.hasNext || (offset > 0 && found.ids.length === 0)
    ? found
    : { ...found, total: offset + found.ids.length }
}

/** The records of the small set that pass, without order. */
export function rowsOf(search: Search, { within, index }: Candidates): Sql {
  const where = passing(search, search.tests)
  return within
    ? sql`from ${lookedUp(search)} where ${within} and ${where}`
    : sql`from ${fromIndex(search, index)} where ${where}`
}
