import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { targetTitle } from './targetTitle.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { targetTitle }
