import type { Kind } from '#declare'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts } from '../kind/sampleAmount.ts'

/** The position among siblings. */
export const order: Kind<number> = {
  name: 'order',
  is: { figure: 'whole', short: true, place: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) => integerProblems(value, { ...field, min: 0 }),
  plain: (value) => String(value),
  figure: (value) => ({ value: Number(value), as: 'number' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (_field, seed) => Math.abs(seed),
  broken: (field) => [1.5, -1, ...brokenAmounts(field)],
}
