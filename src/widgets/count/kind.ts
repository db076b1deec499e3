import type { Kind } from '#declare'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts } from '../kind/sampleAmount.ts'

/** A number the portal keeps; nobody types it. */
export const count: Kind<number> = {
  name: 'count',
  is: { figure: 'whole', short: true, line: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) => integerProblems(value, { ...field, min: 0 }),
  plain: (value) => String(value),
  figure: (value) => ({ value: Number(value), as: 'number' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (_field, seed) => Math.abs(seed) * 37,
  broken: (field) => [-1, 1.5, ...brokenAmounts(field)],
}
