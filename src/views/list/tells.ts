import type { Field } from '#declare'
import { isEmpty } from '#derive/compare.ts'

/** Whether a value is worth a place of its own beside others: nothing, none at all, and a choice of none are not. */
export const tells = (field: Field, value: unknown): boolean =>
  !isEmpty(value) &&
  value !== 0 &&
  value !== false &&
  !(value === 'none' && field.default === 'none')
