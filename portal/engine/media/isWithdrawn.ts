import type { PortalContext } from '../context/portalContext.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { objectKey } from '../records/references/referencesOf.ts'
import { stemOfDrawn } from './drawnKey.ts'
import { usedAmong } from './usedAmong.ts'

/**
 * Whether an object was deleted from the library and nothing shows it: nobody reads it any more, though it lies in the
 * store until its item leaves the bin, and is there again once that is brought back.
 */
export async function isWithdrawn(context: PortalContext, key: string): Promise<boolean> {
  const { database, store } = context
  if (!store) return false
  const stem = stemOfDrawn(key)
  if (stem) return isOriginalGone(context, stem)
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

/** A picture drawn anew goes and comes with its original, which has another ending. */
async function isOriginalGone(context: PortalContext, stem: string): Promise<boolean> {
  for (const { entity, at } of keepersOf(context.entities)) {
    const rows = await context.database.db
      .selectFrom(entity.name)
      .select(at)
      .where('deletedAt', 'is not', null)
      .where(at, 'like', `%${stem.replace(/[\\%_]/g, '_')}.%`)
      .execute()
    for (const row of rows) {
      const key = objectKey(String(row[at]))
      const original = key.slice(key.indexOf(stem))
      if (original.startsWith(`${stem}.`)) return isWithdrawn(context, original)
    }
  }
  return false
}
