import { hashOf } from '#derive/hash.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { objects } from '../records/references/referencesOf.ts'

/** Which of these keys records show, or stand in the library for. */
export async function usedAmong(db: Db | Tx, store: ObjectStore, keys: readonly string[]) {
  if (keys.length === 0) return new Set<string>()
  const { bucket } = store.describe()
  // By path the bucket stands before the key; behind a CDN or as a host's name it does not.
  const addresses = new Map(keys.flatMap((key) => [key, `${bucket}/${key}`].map((at) => [at, key])))
  const rows = await db
    .selectFrom('_reference')
    .select('address')
    .where('toEntity', '=', objects)
    .where('toId', 'in', [...addresses.keys()].map(hashOf))
    .execute()
  return new Set(rows.map(({ address }) => addresses.get(String(address))))
}
