import { publishedAt } from '#portal/engine/published/publishedFields.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { publishedAt }
