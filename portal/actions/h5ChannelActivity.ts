import { exportsParticipants } from '../activities/participantSheet.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of channels' activities. */
export const h5ChannelActivity: ActionFunctions = { exportTaken: exportsParticipants('takers') }
