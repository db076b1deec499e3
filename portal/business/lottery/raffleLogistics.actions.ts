import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportPending } from '../operations/parcels/exportPending.ts'

/** Actions of what is owed to winners. */
export const raffleLogistics: ActionFunctions = {
  exportPending,
}
