import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** A chain of re-runs is followed no further. */
const FURTHEST = 50

/** The batches a re-run goes back to, the first one last. */
export async function originsOf(db: Db | Tx, batch: Row): Promise<number[]> {
  const found: number[] = []
  let next = batch.retryOf as number | null
  while (typeof next === 'number' && !found.includes(next) && found.length < FURTHEST) {
    found.push(next)
    const row = await db
      .selectFrom('batchGive')
      .select('retryOf')
      .where('id', '=', next)
      .executeTakeFirst()
    next = row?.retryOf == null ? null : Number(row.retryOf)
  }
  return found
}
