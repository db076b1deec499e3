import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { portalAmountOf } from './entries.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  portalAmount: (row, { records }) => portalAmountOf(row, records),
}
