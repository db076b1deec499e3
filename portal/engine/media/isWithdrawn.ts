import type { PortalContext } from '../context/portalContext.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { objectKey } from '../records/references/referencesOf.ts'
import { usedAmong } from './usedAmong.ts'

/**
 * Whether an object was deleted from the library and nothing shows it: nobody reads it any more, though it lies in the
 * store until its item leaves the bin, and is there again once that is brought back.
 */
export async function isWithdrawn(context: PortalContext, key: string): Promise<boolean> {
  const { database, store } = context
  if (!store) return false
  for (const { entity, at } of keepersOf(context.entities)) {
    const rows = await database.db
      .selectFrom(entity.name)
      .select([at, 'deletedAt'])
      .where('deletedAt', 'is not', null)
      .where(at, 'like', `%${key.replace(/[\\%_]/g, '_')}`)
      .execute()
    const stands = rows.some((row) => objectKey(String(row[at])).endsWith(key))
    if (stands) return (await usedAmong(database.db, store, [key])).size === 0
  }
  return false
}
