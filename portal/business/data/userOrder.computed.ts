import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { refunded } from './userOrder.rules.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { refunded }
