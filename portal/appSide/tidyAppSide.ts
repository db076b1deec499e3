import { forgetChanges } from '../changes/numberChanges.ts'
import { forgetKeys } from '../ingest/ingested.ts'
import type { Ground } from '../records/ground.ts'
import { forgetDeliveries } from '../webhooks/deliverDue.ts'

/** Forgets what other programs will not ask for any more. Once a day will do. */
export async function tidyAppSide(ground: Ground): Promise<void> {
  await forgetKeys(ground)
  await forgetChanges(ground)
  await forgetDeliveries(ground)
}
