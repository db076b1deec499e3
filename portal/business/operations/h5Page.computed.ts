import { differsFromPublished, publishedAt } from '#portal/engine/published/publishedFields.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { h5Address } from '#portal/engine/records/h5Address.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  publishedAt,
  edited: differsFromPublished,
  address: ({ slug }, { tx, now }) => h5Address(tx, 'h5/', String(slug ?? ''), now),
}
