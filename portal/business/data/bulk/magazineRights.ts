import { sql } from 'kysely'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'

/** A right to a magazine that a user has, or will have. */
export interface MagazineRight {
  readonly id: number
  readonly user: number
  readonly magazine: number
  /** Null where it is the whole magazine. */
  readonly issue: number | null
  readonly source: string
  /** Null where it never ends. */
  readonly end: string | null
}

/** Every right to magazines of the users that is not over. */
export async function magazineRights(
  { db, now }: BulkPlace,
  users: readonly number[],
): Promise<readonly MagazineRight[]> {
  if (users.length === 0) return []
  const { rows } = await sql<{ [column: string]: unknown }>`
    select id, "user", magazine, issue, source, "validityEnd" as until from "userMagazine"
    where "user" in (${sql.join(users)}) and status = 'active'
      and ("validityEnd" is null or "validityEnd" > ${now}) and "deletedAt" is null
    order by id`.execute(db)
  return rows.map((row) => ({
    id: Number(row.id),
    user: Number(row.user),
    magazine: Number(row.magazine),
    issue: row.issue === null ? null : Number(row.issue),
    source: String(row.source),
    end: row.until === null ? null : String(row.until),
  }))
}
