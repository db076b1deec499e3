import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Written with each order; a save leaves it as it is. */
export const computed: ComputedFunctions = { sales: ({ sales }) => sales ?? 0 }
