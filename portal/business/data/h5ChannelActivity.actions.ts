import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from '../activities/participation/participants.sheet.ts'

/** Actions of channels' activities. */
export const actions: ActionFunctions = { exportTaken: exportsParticipants('takers') }
