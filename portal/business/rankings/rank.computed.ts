import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { calledOf } from './calledOf.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  called: (row, { records, entities }) => calledOf(row, records, entities),
}
