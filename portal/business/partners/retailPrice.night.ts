import type { Ground } from '#portal/engine/context/ground.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'
import { renewPrices } from './retailPrice.ts'

/** Prices of what packages hold, as they are now. */
export async function night(ground: Ground, pauses: Pauses): Promise<void> {
  const renewed = await renewPrices(ground, pauses)
  if (renewed > 0)
    ground.log({ level: 'info', message: `Prices of ${renewed} items of packages were renewed` })
}
