import { exportPending } from '../parcels/exportPending.ts'
import { importNumbers } from '../parcels/importNumbers.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of what is owed to winners. */
export const raffleLogistics: ActionFunctions = {
  importNumbers: importNumbers({ head: '记录ID', field: 'id' }),
  exportPending,
}
