import type { Kind } from '#declare'
import { duration as written } from '../format/duration.ts'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** A length of time in whole seconds, shown as mm:ss. */
export const duration: Kind<number> = {
  name: 'duration',
  is: { figure: 'whole', short: true, line: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) =>
    typeof value === 'string'
      ? [
          [
            `${quoteValue(value)} 不是时长，应写作 03:25`,
            `${quoteValue(value)} is no length; write 03:25`,
          ],
        ]
      : integerProblems(value, { ...field, min: field.min ?? 0 }, written),
  plain: (value) => written(Number(value)),
  figure: (value) => ({ value: Number(value) / 86_400, as: 'duration' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => sampleAmount(field, seed * 7, 3600),
  broken: (field) => [-1, 2.5, '03:25', ...brokenAmounts(field)],
}
