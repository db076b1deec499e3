import { exportsParticipants } from '../activities/participantSheet.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of member tasks. */
export const memberTask: ActionFunctions = { exportProgress: exportsParticipants('progress') }
