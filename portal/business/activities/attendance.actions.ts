import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsParticipants } from './participation/participants.sheet.ts'

/** Actions of attendances. */
export const actions: ActionFunctions = { exportRecords: exportsParticipants('days') }
