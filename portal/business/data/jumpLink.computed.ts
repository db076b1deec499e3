import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { appLink, h5Link, miniPath } from './jumpLinkForms.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { appLink, h5Link, miniPath }
