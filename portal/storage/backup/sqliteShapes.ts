import { sql } from 'kysely'
import type { ColumnType } from '#declare'
import type { Db, Tx } from '../db/database.ts'
import type { DeclaredTypes } from './shapeTypes.ts'
import type { ColumnShape, TableShape } from './tableShape.ts'

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly notnull: number
  readonly value: string | null
  readonly pk: number
}

/** The tables of a SQLite database. */
export async function sqliteShapes(db: Db | Tx, declared: DeclaredTypes): Promise<TableShape[]> {
  const columns = await sql<ColumnRow>`
    select m.name as "table", c.name, c.type, c."notnull", c.dflt_value as value, c.pk
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite!_%' escape '!'
    order by m.name, c.cid`.execute(db)
  const unique = await uniqueOf(db)
  const last = await lastIds(db)
  const byTable = Map.groupBy(columns.rows, ({ table }) => table)
  return [...byTable].map(([name, rows]) => ({
    name,
    columns: rows.map((row) => columnOf(row, declared)),
    key: rows
      .filter(({ pk }) => pk > 0)
      .sort((one, other) => one.pk - other.pk)
      .map((row) => row.name),
    unique: unique.get(name) ?? [],
    ...(last.has(name) && { lastId: last.get(name) as number }),
  }))
}

function columnOf(row: ColumnRow, declared: DeclaredTypes): ColumnShape {
  const type = declared.get(`${row.table}.${row.name}`) ?? typeOf(row)
  return {
    name: row.name,
    type,
    ...(row.notnull === 1 && row.pk === 0 && { required: true as const }),
    ...(row.value !== null && { default: defaultOf(row.value, type) }),
  }
}

const known: { readonly [type: string]: ColumnType } = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  real: 'real',
}

function typeOf({ table, name, type }: ColumnRow): ColumnType {
  const found = known[type.toLowerCase()]
  if (found) return found
  throw new Error(
    `The backup failed at ${table}.${name}: a column of type "${type}" is none of the portal's`,
  )
}

function defaultOf(written: string, type: ColumnType): string | number | boolean {
  if (written.startsWith("'")) return written.slice(1, -1).replaceAll("''", "'")
  return type === 'boolean' ? written === '1' : Number(written)
}

async function uniqueOf(db: Db | Tx): Promise<Map<string, string[][]>> {
  const found = await sql<{ table: string; index: string; column: string }>`
    select m.name as "table", i.name as "index", c.name as "column"
    from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c
    where m.type = 'table' and i.origin = 'u' order by m.name, i.seq, c.seqno`.execute(db)
  const tables = new Map<string, string[][]>()
  for (const [table, rows] of Map.groupBy(found.rows, ({ table }) => table))
    tables.set(
      table,
      [...Map.groupBy(rows, ({ index }) => index).values()].map((among) =>
        among.map(({ column }) => column),
      ),
    )
  return tables
}

/** Tables that count by themselves; `sqlite_sequence` knows one only after its first row. */
async function lastIds(db: Db | Tx): Promise<Map<string, number>> {
  const counting = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`.execute(db)
  if (counting.rows.length === 0) return new Map()
  const found = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(db)
  const last = new Map(found.rows.map(({ name, seq }) => [name, seq]))
  return new Map(counting.rows.map(({ name }) => [name, last.get(name) ?? 0]))
}
