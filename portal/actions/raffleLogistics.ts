import { exportPending } from '../parcels/exportPending.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of what is owed to winners. */
export const raffleLogistics: ActionFunctions = {
  exportPending,
}
