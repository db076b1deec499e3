import { sql } from 'kysely'
import type { ColumnType } from '#declare'
import type { Db, Tx } from '../db/database.ts'
import type { ColumnShape, TableShape } from './tableShape.ts'

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: 'YES' | 'NO'
  readonly value: string | null
  readonly identity: 'YES' | 'NO'
}
interface ConstraintRow {
  readonly table: string
  readonly kind: 'p' | 'u'
  readonly columns: readonly string[]
}

/** The tables of a PostgreSQL schema. */
export async function postgresShapes(db: Db | Tx): Promise<TableShape[]> {
  const columns = await sql<ColumnRow>`
    select c.table_name as "table", c.column_name as name, c.data_type as type, c.is_nullable as nullable,
      c.column_default as value, c.is_identity as identity
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db)
  const constraints = await constraintsOf(db)
  const shapes: TableShape[] = []
  for (const [name, rows] of Map.groupBy(columns.rows, ({ table }) => table)) {
    const own = constraints.filter(({ table }) => table === name)
    const key = own.find(({ kind }) => kind === 'p')?.columns ?? []
    const counting = rows.find(({ identity }) => identity === 'YES')
    shapes.push({
      name,
      columns: rows.map((row) => columnOf(row, key)),
      key,
      unique: own.filter(({ kind }) => kind === 'u').map((one) => one.columns),
      ...(counting && { lastId: await lastId(db, name, counting.name) }),
    })
  }
  return shapes
}

const known: { readonly [type: string]: ColumnType } = {
  text: 'text',
  bigint: 'integer',
  integer: 'integer',
  'double precision': 'real',
  boolean: 'boolean',
  jsonb: 'json',
}

function columnOf(row: ColumnRow, key: readonly string[]): ColumnShape {
  const type = known[row.type]
  if (!type)
    throw new Error(
      `The backup failed at ${row.table}.${row.name}: a column of type "${row.type}" is none of the portal's`,
    )
  return {
    name: row.name,
    type,
    ...(row.nullable === 'NO' && !key.includes(row.name) && { required: true as const }),
    ...(row.value !== null && { default: defaultOf(row.value) }),
  }
}

/** `'draft'::text`, `true`, `1`, `'1'::bigint` */
function defaultOf(written: string): string | number | boolean {
  const [, text, type] = /^'(.*)'::(.+)$/s.exec(written) ?? []
  if (text === undefined)
    return ['true', 'false'].includes(written) ? written === 'true' : Number(written)
  const plain = text.replaceAll("''", "'")
  return type === 'text' ? plain : Number(plain)
}

async function constraintsOf(db: Db | Tx): Promise<readonly ConstraintRow[]> {
  const found = await sql<ConstraintRow>`
    select r.relname as "table", c.contype as kind, json_agg(a.attname order by k.at) as columns
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    cross join lateral unnest(c.conkey) with ordinality as k(number, at)
    join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number
    where c.contype in ('p', 'u') and r.relnamespace = current_schema()::regnamespace
    group by r.relname, c.conname, c.contype`.execute(db)
  return found.rows
}

/** A sequence runs ahead of the snapshot, which does no harm: its numbers are given once at most. */
async function lastId(db: Db | Tx, table: string, column: string): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass`
  const found = await sql<{ last: number | null }>`
    select pg_sequence_last_value(${sequence}) as last`.execute(db)
  return Number(found.rows[0]?.last ?? 0)
}
