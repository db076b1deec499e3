import type { Kind } from '#declare'
import { money as written } from '../format/money.ts'
import { integerProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { brokenAmounts, sampleAmount } from '../kind/sampleAmount.ts'

/** An amount of money in whole fen, shown in yuan. */
export const money: Kind<number> = {
  name: 'money',
  ...integerColumn,
  isEmpty: isMissing,
  check: (value, field) => integerProblems(value, field, written),
  plain: (value) => written(Number(value)),
  filters: ['is', 'range'],
  sortable: true,
  sample: (field, seed) => sampleAmount(field, seed * 100, 100_000),
  broken: (field) => [12.5, ...brokenAmounts(field)],
}
