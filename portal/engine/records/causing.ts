import type { Tx } from '#portal/storage/db/database.ts'
import type { Cause } from '../audit/along.ts'
import type { Change } from '../context/change.ts'

interface Causes {
  readonly under: Cause[]
  /** How many came along so far. */
  place: number
}
const causes = new WeakMap<Tx, Causes>()

const causesIn = (tx: Tx): Causes => {
  const found = causes.get(tx) ?? { under: [], place: 0 }
  causes.set(tx, found)
  return found
}

/** Does what follows from a change: whatever is changed meanwhile in this transaction came along with it. */
export async function causing<T>(tx: Tx, cause: Cause, work: () => Promise<T>): Promise<T> {
  const { under } = causesIn(tx)
  under.push(cause)
  try {
    return await work()
  } finally {
    under.splice(under.lastIndexOf(cause), 1)
  }
}

/** Whether what is done to a record now follows from what was done to another one. */
export const followsFromOther = (tx: Tx, { entity, after }: Pick<Change, 'entity' | 'after'>) =>
  causesIn(tx).under.some((one) => one.entity.name !== entity.name || one.row.id !== after.id)

/** What the change now made came along with, if anything, and as the how manieth. */
export function causeNow(tx: Tx): { readonly cause: Cause | undefined; readonly place: number } {
  const found = causesIn(tx)
  return { cause: found.under.at(-1), place: found.place++ }
}
