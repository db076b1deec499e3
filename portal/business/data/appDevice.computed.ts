import { versionNumber } from '#portal/business/messages/versionNumber.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  versionNumber: ({ appVersion }) => versionNumber(appVersion),
}
