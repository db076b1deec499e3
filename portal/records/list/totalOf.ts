import { type RawBuilder, sql } from 'kysely'
import { keep, recall, stampOf } from '../../db/freshness.ts'
import { counted, type Search } from './found.ts'

/** Totals are counted so far; beyond, a list has "10,000+" records. */
export const mostCounted = 10_000

/** Counting a few records again costs nothing; long counts hold until somebody writes, or for this long. */
const worthKeeping = 500
const lifetime = 5000

/** How many records a statement gives, or null beyond `mostCounted`. */
export async function totalOf(
  search: Search,
  statement: RawBuilder<unknown>,
): Promise<number | null> {
  const { db, entity, tests } = search
  const key = `total ${search.isBin} ${JSON.stringify(tests.map(({ name }) => name))}`
  const known = recall<number>(db, entity.name, key)
  const stamp = stampOf(db, entity.name)
  const count = known ?? (await counted(db, statement, mostCounted + 1))
  if (known === undefined && count > worthKeeping)
    keep(db, entity.name, key, { value: count, stamp, lifetime })
  return count > mostCounted ? null : count
}

export const one = sql`select 1`
