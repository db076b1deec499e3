import type { Tx } from '#portal/storage/db/database.ts'

const along = new WeakMap<object, Set<string>>()

/**
 * Says that records were brought to where they belong by what was done with another one: chosen together with it, they
 * are done.
 */
export function takeAlong(tx: Tx, entity: string, ids: Iterable<number>): void {
  const found = along.get(tx) ?? new Set<string>()
  for (const id of ids) found.add(`${entity}/${id}`)
  along.set(tx, found)
}

/** The records of a transaction that were taken along, as `salesDaily/12`. */
export const takenAlong = (tx: Tx): ReadonlySet<string> => along.get(tx) ?? new Set()
