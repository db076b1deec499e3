import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { dialectOf } from './dialectOf.ts'

/** A table as the database has it: its columns with their types, and the names of its indexes. */
export interface Extant {
  readonly columns: Map<string, string>
  readonly indexes: Set<string>
}

/** Which of these tables exist, and what they look like. */
export async function existing(
  db: Db | Tx,
  names: readonly string[],
): Promise<Map<string, Extant>> {
  const isPostgres = dialectOf(db) === 'postgres'
  const columns = await (isPostgres ? postgresColumns(db) : sqliteColumns(db, names))
  const indexes = await (isPostgres ? postgresIndexes(db) : sqliteIndexes(db, names))
  const tables = new Map<string, Extant>()
  for (const { table, name, type } of columns) {
    if (!names.includes(table)) continue
    if (!tables.has(table)) tables.set(table, { columns: new Map(), indexes: new Set() })
    tables.get(table)?.columns.set(name, type.toLowerCase())
  }
  for (const { table, name } of indexes) tables.get(table)?.indexes.add(name)
  return tables
}

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
}
interface IndexRow {
  readonly table: string
  readonly name: string
}

async function postgresColumns(db: Db | Tx): Promise<readonly ColumnRow[]> {
  const found = await sql<ColumnRow>`
    select table_name as "table", column_name as name, data_type as type
    from information_schema.columns where table_schema = current_schema()`.execute(db)
  return found.rows
}

async function postgresIndexes(db: Db | Tx): Promise<readonly IndexRow[]> {
  const found = await sql<IndexRow>`
    select tablename as "table", indexname as name
    from pg_indexes where schemaname = current_schema()`.execute(db)
  return found.rows
}

async function sqliteColumns(db: Db | Tx, names: readonly string[]): Promise<readonly ColumnRow[]> {
  const found = await sql<ColumnRow>`
    select m.name as "table", c.name as name, c.type as type
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name in (select value from json_each(${JSON.stringify(names)}))`.execute(
    db,
  )
  return found.rows
}

async function sqliteIndexes(db: Db | Tx, names: readonly string[]): Promise<readonly IndexRow[]> {
  const found = await sql<IndexRow>`
    select tbl_name as "table", name from sqlite_master
    where type = 'index' and sql is not null
      and tbl_name in (select value from json_each(${JSON.stringify(names)}))`.execute(db)
  return found.rows
}
