import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { lastChange } from '#portal/engine/changes/numberChanges.ts'
import { dueNow } from '#portal/engine/webhooks/dueNow.ts'
import { giveSigningSecret } from '#portal/engine/webhooks/signingSecret.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { publishedOnes } from './webhookRules.ts'

/** What the actions of a webhook run. */
export const actions: ActionFunctions = {
  /** Gives a new signing secret, shown in this answer only; the old one signs nothing any more. */
  renew: async ({ db, entity, context, row }) => {
    if (!row) throw missing(entity.label)
    const tx = txOf(db)
    const portal = context.secret
    const cursor = await lastChange(tx)
    const webhook = row.id as number
    return { name: row.name, secret: await giveSigningSecret(tx, { portal, webhook, cursor }) }
  },

  /** What it may be told of. */
  publishedOnes: async ({ context }) => ({
    words: publishedOnes(context.entities).map(({ name }) => name),
  }),

  /** Queues a delivery that tells of nothing, for whoever sets a receiver up. */
  ping: async ({ db, entity, context, row }) => {
    if (!row) throw missing(entity.label)
    const now = context.clock().getTime()
    await db
      .insertInto('_delivery')
      .values(dueNow(row.id as number, 'ping', now))
      .execute()
    return { name: row.name, queued: true }
  },
}
