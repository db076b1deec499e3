import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Counted at night, when rows are written whole; a save leaves them as they are. */
export const computed: ComputedFunctions = {
  revenue: ({ revenue }) => revenue ?? 0,
  refunds: ({ refunds }) => refunds ?? 0,
  listenTime: ({ listenTime }) => listenTime ?? 0,
  readTime: ({ readTime }) => readTime ?? 0,
}
