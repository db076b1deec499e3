import { type RawBuilder, sql } from 'kysely'
import type { Range, Stretch } from '#portal/storage/search/places.ts'

/** The places of a stretch, as a condition on the rows of the search index under `alias`. */
export function standsIn(alias: string, { first, next }: Stretch<bigint>): RawBuilder<unknown> {
  const within = (name: string, [from, to]: Range<bigint | number>) => {
    const column = sql.ref(`${alias}.${name}`)
    return from === to ? sql`${column} = ${from}` : sql`${column} between ${from} and ${to}`
  }
  return next ? sql`${within('first', first)} and ${within('next', next)}` : within('first', first)
}

/** Whether a record can have only one place of the stretch. */
export const isOnePlace = ({ first, next }: Stretch<bigint>): boolean =>
  first[0] === first[1] && next !== undefined && next[0] === next[1]
