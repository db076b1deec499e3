import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from '../activities/participation/participantSheet.ts'

/** Actions of channels' activities. */
export const h5ChannelActivity: ActionFunctions = { exportTaken: exportsParticipants('takers') }
