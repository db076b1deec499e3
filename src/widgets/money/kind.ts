import type { Kind } from '#declare'
import { money as written } from '../format/money.ts'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** An amount of money in whole fen, shown in yuan. */
export const money: Kind<number> = {
  name: 'money',
  is: { figure: 'whole', short: true, line: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) =>
    typeof value === 'string'
      ? [
          [
            `${quoteValue(value)} 不是金额，应为数字，最多两位小数`,
            `${quoteValue(value)} is no amount; write a number with at most two decimals`,
          ],
        ]
      : integerProblems(value, field, written),
  plain: (value) => written(Number(value)),
  figure: (value) => ({ value: Number(value) / 100, as: 'money' }),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => sampleAmount(field, seed * 100, 100_000),
  broken: (field) => [12.5, ...brokenAmounts(field)],
}
