import { wordCount } from '#derive/text/wordCount.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  // Most saves leave the text alone, and a long one takes longer to count than the rest of the save.
  wordCount: ({ body }, { before }) =>
    typeof before?.wordCount === 'number' && before.body === body
      ? before.wordCount
      : wordCount(String(body ?? '')),
}
