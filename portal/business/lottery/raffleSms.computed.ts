import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { smsText } from './smsText.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  templateText: ({ template }, { tx, now }) => smsText(tx, template, now),
}
