import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from './participation/participantSheet.ts'

/** Actions of marathons. */
export const marathon: ActionFunctions = { exportRunners: exportsParticipants('runners') }
