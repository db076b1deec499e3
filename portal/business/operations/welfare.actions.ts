import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { claims } from '../activities/participation/participants.sheet.ts'

/** Actions of benefits. */
export const actions: ActionFunctions = { exportClaims: (call) => claims(call) }
