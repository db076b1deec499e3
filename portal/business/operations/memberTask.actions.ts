import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from '../activities/participation/participants.sheet.ts'

/** Actions of member tasks. */
export const actions: ActionFunctions = { exportProgress: exportsParticipants('progress') }
