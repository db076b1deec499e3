import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { categoryOf } from './categoryOf.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  category: (row, { records }) => categoryOf(row, records),
}
