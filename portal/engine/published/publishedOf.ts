import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** The content of a record as it was published last, and when. */
export interface Published {
  readonly at: string
  readonly content: Row
}

/** What was published last, by the records' numbers; those that were never published through the portal are missing. */
export async function publishedOf(
  db: Db | Tx,
  { name }: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Published>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('_published')
    .select(['recordId', 'at', 'content'])
    .where('entity', '=', name)
    .where('recordId', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ recordId, at, content }) => [
      Number(recordId),
      { at: at as string, content: JSON.parse(content as string) as Row },
    ]),
  )
}
