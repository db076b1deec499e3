import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { totalScore } from './practice.rules.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { totalScore }
