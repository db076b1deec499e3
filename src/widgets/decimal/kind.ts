import type { Kind } from '#declare'
import { decimalProblems } from '../kind/amountProblems.ts'
import { realColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** A number with decimals. */
export const decimal: Kind<number> = {
  name: 'decimal',
  is: { figure: 'real', short: true, line: true },
  ...realColumn,
  isEmpty: isMissing,
  check: decimalProblems,
  plain: (value) => String(value),
  figure: (value) => ({ value: Number(value), as: 'number' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => {
    const whole = sampleAmount(field, seed, 100)
    return field.max !== undefined && whole + 0.5 > field.max
      ? Math.min(whole, field.max)
      : whole + 0.5
  },
  broken: brokenAmounts,
}
