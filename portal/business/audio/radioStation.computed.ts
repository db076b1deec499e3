import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Written by the job that captures; a save leaves it as it is. */
export const computed: ComputedFunctions = { lastCapture: ({ lastCapturedAt }) => lastCapturedAt }
