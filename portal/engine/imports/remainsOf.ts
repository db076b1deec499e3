import { sql } from 'kysely'
import type { Cell, Cells } from '#derive/bulk/cell.ts'
import type { BulkPlace, Remaining, Takers } from './bulkFunctions.ts'
import { functionsOf } from './functionsOf.ts'
import { readRow } from './rowOf.ts'

/** So many are named, the scarcest first; the others are counted. */
const NAMED = 4

/** What a confirmed list leaves of stock or places. */
export interface Remainder {
  readonly named: readonly Remaining[]
  readonly more: number
}

/** What is left when the rows of a batch that wait are done; nothing for kinds that take from no stock. */
export async function remainsOf(place: BulkPlace): Promise<Remainder> {
  const { remains } = functionsOf(place.context.parts, place.batch)
  if (!remains) return { named: [], more: 0 }
  const takers = await takersOf(place, remains.by)
  const all = takers.length > 0 ? await remains.after(place, takers) : []
  const scarcest = all.toSorted((a, b) => a.afterwards - b.afterwards)
  return { named: scarcest.slice(0, NAMED), more: Math.max(0, all.length - NAMED) }
}

/** Thousands of rows take of a handful of things: the database counts them by what is written in these columns. */
async function takersOf(
  { db, batch, kind, now }: BulkPlace,
  columns: readonly string[],
): Promise<Takers[]> {
  const cell = (column: string) => sql`cast(data->${sql.lit(column)} as text)`
  const chosen = columns.map((column) => sql`${cell(column)} as ${sql.id(column)}, `)
  const grouped = columns.length > 0 ? sql`group by ${sql.join(columns.map(cell))}` : sql``
  const { rows } = await sql<{ readonly [column: string]: unknown }>`
    select ${sql.join(chosen, sql``)} count(*) as "_count" from "batchRow"
    where batch = ${batch.id} and status = 'waiting' and level <> 'error' and "deletedAt" is null
    ${grouped}`.execute(db)
  return rows
    .map(({ _count, ...found }) => {
      const written = Object.entries(found).filter(([, json]) => json !== null)
      const cells: Cells = Object.fromEntries(
        written.map(([column, json]) => [column, JSON.parse(String(json)) as Cell]),
      )
      return {
        values: readRow(kind, batch, { rowNo: 0, cells }, now).values,
        count: Number(_count),
      }
    })
    .filter(({ count }) => count > 0)
}
