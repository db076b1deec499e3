import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Shares told at most; a list over more of them is told by its total. */
const MOST = 100

/** The money of a list by what it is counted under: what stood there, and what will. Amounts in fen. */
export async function sharesOf(db: Db | Tx, batch: number): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('batchRow')
    .select((eb) => [
      'share',
      eb.fn.countAll().as('rows'),
      eb.fn.sum('standing').as('before'),
      eb.fn.sum('amount').as('after'),
    ])
    .where('batch', '=', batch)
    .where('share', 'is not', null)
    .where('status', '<>', 'skipped')
    .where('level', '<>', 'error')
    .where('deletedAt', 'is', null)
    .groupBy('share')
    .orderBy('share')
    .limit(MOST)
    .execute()
  return rows.map(({ share, rows: count, before, after }) => ({
    share,
    rows: Number(count),
    before: Number(before ?? 0),
    after: Number(after ?? 0),
  }))
}
