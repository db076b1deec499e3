import type { Row } from '#declare'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { keysAlong } from './bundle.ts'

/** States in which nothing of what came along is read any more. */
export const endedStates: readonly string[] = [
  'done',
  'partly',
  'cancelled',
  'takenBack',
  'partlyBack',
]

/** Removes what came along with a list once its batch has ended: what was named of it stands in the library. */
export async function dropAlong(context: PortalContext, batch: Row): Promise<void> {
  if (!endedStates.includes(String(batch.status))) return
  const keys = keysAlong(context, batch)
  if (keys.length === 0) return
  for (const key of keys) await context.store?.remove(key)
  await context.database.transaction((tx) =>
    context.rows.keep(tx, entityNamed(context, 'batchGive'), batch.id as number, { files: null }),
  )
}
