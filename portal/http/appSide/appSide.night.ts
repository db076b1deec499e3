import { forgetChanges } from '#portal/engine/changes/numberChanges.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { forgetDeliveries } from '#portal/engine/webhooks/deliverDue.ts'
import { forgetKeys } from '../ingest/ingested.ts'

/** Forgets what other programs will not ask for any more. Once a day will do. */
export async function night(context: PortalContext): Promise<void> {
  await forgetKeys(context)
  await forgetChanges(context)
  await forgetDeliveries(context)
}
