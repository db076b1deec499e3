import { exportsParticipants } from '../activities/participantSheet.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of punch-cards. */
export const punchCard: ActionFunctions = { exportRecords: exportsParticipants('days') }
