import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  weekdayAndLunar: ({ date }) => weekdayAndLunar(String(date ?? '')),
}
