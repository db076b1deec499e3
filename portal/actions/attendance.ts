import { exportsParticipants } from '../activities/participantSheet.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of attendances. */
export const attendance: ActionFunctions = { exportRecords: exportsParticipants('days') }
