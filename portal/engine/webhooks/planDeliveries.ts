import type { Row } from '#declare'
import { forgottenChanges, lastChange, numberChanges } from '../changes/numberChanges.ts'
import { readChanges } from '../changes/readChanges.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { dueNow } from './dueNow.ts'

/** Changes told in one call. */
export const MOST_EVENTS = 100

/** Makes deliveries of what every webhook was not told yet. Two portals at once make none twice. */
export async function planDeliveries(context: PortalContext): Promise<void> {
  const { database, rows } = context
  const webhooks = await rows.select(database.db, entityNamed(context, 'webhook'), {
    status: 'active',
  })
  if (webhooks.length === 0) return
  await numberChanges(context)
  for (const webhook of webhooks) while (await planOne(context, webhook));
}

/** Makes the next delivery of one webhook; whether there may be another. */
async function planOne(context: PortalContext, webhook: Row): Promise<boolean> {
  const { db } = context.database
  const id = webhook.id as number
  const last = await lastChange(db)
  const kept = await db
    .selectFrom('_webhook')
    .select('cursor')
    .where('webhook', '=', id)
    .executeTakeFirst()
  if (!kept || Number(kept.cursor) >= last) return false
  const after = Math.max(Number(kept.cursor), await forgottenChanges(db))
  const entities = (webhook.entities as readonly string[] | null) ?? []
  const found = await readChanges(context, { after, upTo: last, limit: MOST_EVENTS, entities })
  const isFull = found.length === MOST_EVENTS
  const upTo = isFull ? Number(found.at(-1)?.cursor) : last
  const moved = await context.database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('_webhook')
      .set({ cursor: upTo })
      .where('webhook', '=', id)
      .where('cursor', '=', kept.cursor)
      .executeTakeFirst()
    // Another portal was faster.
    if (Number(numUpdatedRows) === 0) return false
    const now = context.clock().getTime()
    if (found.length > 0)
      await tx
        .insertInto('_delivery')
        .values({ ...dueNow(id, 'changes', now), fromSeq: after, toSeq: upTo })
        .execute()
    return true
  })
  return moved && isFull
}
