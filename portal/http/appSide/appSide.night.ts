import { forgetChanges } from '#portal/engine/changes/numberChanges.ts'
import type { Ground } from '#portal/engine/context/ground.ts'
import { forgetDeliveries } from '#portal/engine/webhooks/deliverDue.ts'
import { forgetKeys } from '../ingest/ingested.ts'

/** Forgets what other programs will not ask for any more. Once a day will do. */
export async function night(ground: Ground): Promise<void> {
  await forgetKeys(ground)
  await forgetChanges(ground)
  await forgetDeliveries(ground)
}
