import { sql } from 'kysely'
import { keep, recall, stampOf } from '#portal/storage/db/freshness.ts'
import type { Search } from './found.ts'

const lifetime = 60_000

/** About how many records an entity has: its highest id, a minute old at most. */
export async function recordsOf({ db, entity }: Pick<Search, 'db' | 'entity'>): Promise<number> {
  const known = recall<number>(db, '_size', entity.name)
  if (known !== undefined) return known
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from ${sql.table(entity.name)}`.execute(db)
  const value = Number(rows[0]?.id ?? 0)
  keep(db, '_size', entity.name, { value, stamp: stampOf(db, '_size'), lifetime })
  return value
}
