import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows written since a table was last looked at: with fewer, every way of reading it is quick. */
const FEW = 500

/**
 * Looks at tables of PostgreSQL again that have grown by half since it last did. Of a table it has not looked at it
 * takes nearly every record for deleted, and reads all of it to find two hundred by their keys. It looks by itself
 * once a minute, in which a job writes fifty thousand rows. What somebody else is looking at already is passed over.
 * @returns the tables looked at; none on SQLite, whose plans do not depend on it
 */
export async function renewStatistics({ kind, db }: Database): Promise<readonly string[]> {
  if (kind !== 'postgres') return []
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_user_tables
    where schemaname = current_schema() and n_mod_since_analyze > greatest(${FEW}, n_live_tup / 2)`.execute(
    db,
  )
  for (const { table } of rows) await sql`analyze (skip_locked) ${sql.table(table)}`.execute(db)
  return rows.map(({ table }) => table)
}
