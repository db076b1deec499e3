import { type RawBuilder, sql } from 'kysely'
import { column, mainAlias } from '../computed/scope.ts'
import type { Candidates } from './candidates.ts'
import {
  type Found,
  fromIndex,
  givenUp,
  lookedUp,
  passing,
  type Search,
  toldTotal,
} from './found.ts'
import { longestSilent, withinTime } from './withinTime.ts'

type Sql = RawBuilder<unknown>

/** Longer sets were counted already; numbering them for their total would double the time. */
const worthCounting = 500
/** So few are sorted long before any time is over. */
const quick = 1000

/** Looks at every record of a small set, counts those that pass and sorts them. */
export async function fromFew(search: Search, candidates: Candidates): Promise<Found> {
  const { db, scope, order, offset, size } = search
  const rows = rowsOf(search, candidates)
  const id = column(scope, 'id')
  // Set apart from the order, or PostgreSQL may rather walk the whole table in that order.
  const fenced = sql`(select ${sql.ref(mainAlias)}.* ${rows} offset 0) as ${sql.ref(mainAlias)}`
  const { index, count } = candidates
  const known = index && search.tests.length === 1 && count > worthCounting ? count : undefined
  const total = known === undefined ? sql`count(*) over ()` : sql`${sql.lit(known)}`
  const statement = sql<{ id: number; total: number }>`
    select ${id} as id, ${total} as total ${scope.dialect === 'postgres' ? sql`from ${fenced}` : rows}
    order by ${order.sql} limit ${size} offset ${offset}`
  const answer = await withinTime(db, count > quick ? longestSilent : null, (timed) =>
    statement.execute(timed),
  )
  if (!answer) return givenUp
  const found = answer.rows
  const ids = found.map((row) => Number(row.id))
  const all = found[0] ? Number(found[0].total) : offset === 0 ? 0 : undefined
  const hasNext = (all ?? 0) > offset + size
  return { ids, hasNext, ...(all !== undefined && { total: toldTotal(all) }) }
}

/** The records of the small set that pass, without order. */
export function rowsOf(search: Search, { within, index }: Candidates): Sql {
  const where = passing(search, search.tests)
  return within
    ? sql`from ${lookedUp(search)} where ${within} and ${where}`
    : sql`from ${fromIndex(search, index)} where ${where}`
}
