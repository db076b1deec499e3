import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from './participation/participants.sheet.ts'

/** Actions of marathons. */
export const actions: ActionFunctions = { exportRunners: exportsParticipants('runners') }
