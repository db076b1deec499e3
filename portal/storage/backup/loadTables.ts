import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { createTable, quoteName } from '../db/ddl.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { forgetHome } from '../home.ts'
import { readLines } from './backupFiles.ts'
import type { KeptTable, Manifest } from './manifest.ts'
import type { PlainRow } from './readRows.ts'

/** Both databases take so many values a statement. */
const VALUES = 20_000

/**
 * Makes the tables of a backup as they were and fills them, in the caller's transaction. Indexes, and what newer
 * declarations ask for, come with the next start, which is made to look. The secret and the objects of the backup come
 * along, and count from then on.
 */
export async function loadTables(tx: Tx, folder: string, { tables }: Manifest): Promise<void> {
  const dialect = dialectOf(tx)
  for (const table of tables) {
    const spec = { ...table, indexes: [], hasBin: false }
    await sql.raw(createTable(spec, dialect)).execute(tx)
    await fill(tx, folder, table)
    if (table.lastId !== undefined) await countOn(tx, table.name, table.lastId)
  }
  if (tables.some(({ name }) => name === '_meta')) {
    await forgetHash(tx)
    await forgetHome(tx)
  }
}

/** Drops every table of the schema, with all it holds. */
export async function dropTables(tx: Tx): Promise<void> {
  const found = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx)
  const names = found.rows.map(({ name }) => quoteName(name))
  if (names.length > 0) await sql.raw(`drop table ${names.join(', ')} cascade`).execute(tx)
}

async function fill(tx: Tx, folder: string, table: KeptTable): Promise<void> {
  const names = table.columns.map(({ name }) => name)
  const most = Math.max(1, Math.floor(VALUES / names.length))
  let rows: PlainRow[] = []
  const write = async () => {
    if (rows.length === 0) return
    const values = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
    await tx.insertInto(table.name).values(values).execute()
    rows = []
  }
  for await (const row of readLines<PlainRow>(folder, table.file)) {
    rows.push(row)
    if (rows.length >= most) await write()
  }
  await write()
}

/** The next id is the one that would have come next, not that after the highest: ids are never given twice. */
async function countOn(tx: Tx, table: string, last: number): Promise<void> {
  const highest = sql`coalesce((select max("id") from ${sql.table(table)}), 0)`
  if (dialectOf(tx) === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx)
    await sql`insert into sqlite_sequence (name, seq) select ${table}, max(${last}, ${highest})`.execute(
      tx,
    )
    return
  }
  const next = sql`greatest(${sql.lit(last)}, ${highest}) + 1`
  await sql`select setval(pg_get_serial_sequence(quote_ident(${sql.lit(table)}), 'id'), ${next}, false)`.execute(
    tx,
  )
}

/** What was brought in line with the declarations there is not here: its indexes are still to be made. */
async function forgetHash(tx: Tx): Promise<void> {
  const row = await tx
    .selectFrom('_meta')
    .select('value')
    .where('key', '=', 'schema')
    .executeTakeFirst()
  if (!row) return
  const value = JSON.stringify({ ...JSON.parse(row.value), hash: '' })
  await tx.updateTable('_meta').set({ value }).where('key', '=', 'schema').execute()
}
