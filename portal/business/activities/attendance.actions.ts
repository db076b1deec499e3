import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from './participation/participantSheet.ts'

/** Actions of attendances. */
export const attendance: ActionFunctions = { exportRecords: exportsParticipants('days') }
