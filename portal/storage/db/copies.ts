import type { Db, Tx } from './database.ts'

const originals = new WeakMap<object, object>()

/** Says that a database is a copy of another, which somebody else keeps in step: what is known of one holds for both. */
export function isCopyOf(copy: Db, original: Db): void {
  originals.set(copy.getExecutor().adapter, original.getExecutor().adapter)
}

/** What things known of a database are kept by, the same for all of its copies. */
export function originalOf(db: Db | Tx): object {
  const { adapter } = db.getExecutor()
  return originals.get(adapter) ?? adapter
}
