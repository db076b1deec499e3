import { exportsParticipants } from '../activities/participantSheet.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of marathons. */
export const marathon: ActionFunctions = { exportRunners: exportsParticipants('runners') }
