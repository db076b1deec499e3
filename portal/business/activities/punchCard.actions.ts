import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from './participation/participantSheet.ts'

/** Actions of punch-cards. */
export const punchCard: ActionFunctions = { exportRecords: exportsParticipants('days') }
