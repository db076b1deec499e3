import type { Row } from '#declare'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'

/** The names of the users that rows are for, by the user's id. */
export async function nicknamesOf(
  db: BulkPlace['db'],
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ user }) => (typeof user === 'number' ? [user] : [])))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('appUser')
    .select(['id', 'nickname'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map(({ id, nickname }) => [Number(id), String(nickname)]))
}
