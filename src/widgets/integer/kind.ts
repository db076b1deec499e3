import type { Kind } from '#declare'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** A whole number. */
export const integer: Kind<number> = {
  name: 'integer',
  is: { figure: 'whole', short: true, line: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) => integerProblems(value, field),
  plain: (value) => String(value),
  figure: (value) => ({ value: Number(value), as: 'number' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => sampleAmount(field, seed, 100),
  broken: (field) => [1.5, ...brokenAmounts(field)],
}
