import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { quoteName } from '../db/ddl.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { ColumnShape, TableShape } from './tableShape.ts'

/** A row as a backup writes it: plain values in the order of the table's columns; JSON as its text. */
export type PlainRow = readonly (string | number | boolean | null)[]

const AT_ONCE = 1000

/** All rows of a table as the transaction sees them, some hundred at a time, so that no table need fit into memory. */
export async function* readRows(tx: Tx, table: TableShape): AsyncGenerator<PlainRow[]> {
  const [read, plain] =
    dialectOf(tx) === 'postgres' ? ([byCursor, parsed] as const) : ([byStream, stored] as const)
  for await (const rows of read(tx, table))
    yield rows.map((row) => table.columns.map((column) => plain(row[column.name] ?? null, column)))
}

type Read = (tx: Tx, table: TableShape) => AsyncGenerator<Record<string, unknown>[]>

const byCursor: Read = async function* (tx, table) {
  await sql`declare "backup" no scroll cursor for select * from ${sql.table(table.name)} ${orderOf(table)}`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(AT_ONCE)} from "backup"`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) break
  }
  await sql`close "backup"`.execute(tx)
}

const byStream: Read = async function* (tx, { name, columns, key }) {
  let rows: Record<string, unknown>[] = []
  const all = tx.selectFrom(name).select(columns.map((column) => exact(column)))
  const ordered = key.reduce((query, column) => query.orderBy(sql.ref(column)), all)
  for await (const row of ordered.stream()) {
    rows.push(row)
    if (rows.length < AT_ONCE) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** A whole number beyond 2^53 as its digits, as PostgreSQL's driver gives it: a number would lose some. */
function exact({ name, type }: ColumnShape) {
  const column = sql.ref(name)
  const whole = sql`case when ${column} between -9007199254740991 and 9007199254740991 then ${column} else cast(${column} as text) end`
  return (type === 'integer' ? whole : column).as(name)
}

/** In the order of the key, so that two backups of the same rows are the same bytes. */
const orderOf = ({ key }: TableShape) =>
  sql.raw(key.length > 0 ? `order by ${key.map(quoteName).join(', ')}` : '')

type Plain = (value: unknown, column: ColumnShape) => PlainRow[number]

/** PostgreSQL has booleans, and gives JSON parsed. */
const parsed: Plain = (value, { type }) =>
  type === 'json' && value !== null ? JSON.stringify(value) : (value as PlainRow[number])

/** SQLite keeps booleans as 0 and 1, and JSON as its text. */
const stored: Plain = (value, { type }) =>
  type === 'boolean' && value !== null ? value === 1 : (value as PlainRow[number])
