import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  net: ({ amount, refunded: back }) => Number(amount ?? 0) - Number(back ?? 0),
}
