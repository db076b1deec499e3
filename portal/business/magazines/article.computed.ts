import { wordCount } from '#derive/text/wordCount.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  wordCount: ({ body }) => wordCount(String(body ?? '')),
}
