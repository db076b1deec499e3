import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { publishedOf } from './publishedOf.ts'

/** Records as readers see them: with the content that was published last, where one was kept. */
export async function asPublished(
  db: Db | Tx,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const kept = await publishedOf(
    db,
    entity,
    rows.map(({ id }) => id as number),
  )
  return rows.map((row) => {
    const { at, content } = kept.get(row.id as number) ?? {}
    return content ? { ...row, ...content, updatedAt: at } : row
  })
}
