import type { Kind } from '#declare'
import { decimalProblems } from '../kind/amountProblems.ts'
import { realColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** A share of a hundred: 85 is 85 %. */
export const percent: Kind<number> = {
  name: 'percent',
  is: { figure: 'real', short: true, line: true },
  ...realColumn,
  isEmpty: isMissing,
  check: decimalProblems,
  plain: (value) => `${Math.round(Number(value) * 100) / 100}%`,
  figure: (value) => ({ value: Number(value) / 100, as: 'percent' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => sampleAmount(field, seed, 100),
  broken: brokenAmounts,
}
