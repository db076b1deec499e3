import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { linkOfCode } from './cards/linkOfCode.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  link: ({ code }, { tx, now }) => linkOfCode(tx, String(code ?? ''), now),
}
