import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportPending } from '../operations/parcels/toShip.sheet.ts'

/** Actions of what is owed to winners. */
export const actions: ActionFunctions = {
  exportPending,
}
