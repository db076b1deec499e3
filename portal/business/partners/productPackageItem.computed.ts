import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { retailPrice } from './retailPrice.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  retailPrice: (row, { records }) => retailPrice(row, records),
}
