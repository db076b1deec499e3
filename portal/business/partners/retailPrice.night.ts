import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'
import { renewPrices } from './retailPrice.ts'

/** Prices of what packages hold, as they are now. */
export async function night(context: PortalContext, pauses: Pauses): Promise<void> {
  const renewed = await renewPrices(context, pauses)
  if (renewed > 0)
    context.log({ level: 'info', message: `Prices of ${renewed} items of packages were renewed` })
}
