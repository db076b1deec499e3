import type { Db, Tx } from './database.ts'

/**
 * The transaction that what asks is within. Throws outside of one: what it wrote there would stand even where the rest
 * of it fails.
 */
export function txOf(db: Db | Tx): Tx {
  if (!db.isTransaction) throw new Error('This writes, and is called outside of a transaction')
  return db as Tx
}
