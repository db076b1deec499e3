import { wordCount } from '#derive/text/wordCount.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { isEdited } from './epub/chapterSources.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  wordCount: ({ content }) => wordCount(String(content ?? '')),
  edited: (row, { tx }) => isEdited(row, tx),
}
