import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from '../activities/participation/participantSheet.ts'

/** Actions of member tasks. */
export const memberTask: ActionFunctions = { exportProgress: exportsParticipants('progress') }
