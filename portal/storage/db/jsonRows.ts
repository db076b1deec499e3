import { type RawBuilder, sql } from 'kysely'
import type { ColumnType } from '#declare'
import type { Db, Tx } from './database.ts'
import { dialectOf } from './dialectOf.ts'

/** A column of rows handed to the database as one JSON text. */
export interface JsonColumn {
  readonly name: string
  readonly type: ColumnType
}
type Rows = readonly { readonly [column: string]: unknown }[]

/** Types as PostgreSQL casts to them. */
const casts: { readonly [T in ColumnType]: string } = {
  text: 'text',
  integer: 'bigint',
  real: 'double precision',
  boolean: 'boolean',
  json: 'jsonb',
}

/**
 * Many rows as a select over one bound text, whatever their number: the statement stays the same and short, so that it
 * is compiled once, and no list of parameters grows with the rows. JSON columns hold JSON text. Use it as
 * `insert into … ${jsonRows(…)}` or as a table in a `with`.
 */
export function jsonRows(
  db: Db | Tx,
  columns: readonly JsonColumn[],
  rows: Rows,
): RawBuilder<unknown> {
  const lines = JSON.stringify(rows.map((row) => columns.map(({ name }) => row[name] ?? null)))
  if (dialectOf(db) === 'postgres') {
    const values = columns.map(
      ({ name, type }, at) =>
        sql`cast(line.value ->> ${sql.lit(at)} as ${sql.raw(casts[type])}) as ${sql.ref(name)}`,
    )
    return sql`select ${sql.join(values)} from jsonb_array_elements(cast(${lines} as jsonb)) as line(value)`
  }
  const values = columns.map(
    ({ name }, at) => sql`json_extract(line.value, ${sql.lit(`$[${at}]`)}) as ${sql.ref(name)}`,
  )
  return sql`select ${sql.join(values)} from json_each(${lines}) as line`
}
