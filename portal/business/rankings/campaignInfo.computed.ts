import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { floorName } from './floorName.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { floorName }
