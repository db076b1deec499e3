import type { Kind } from '#declare'
import { idProblems } from '../kind/amountProblems.ts'
import { jsonColumn } from '../kind/column.ts'
import { isNone } from '../kind/isBlank.ts'
import { join } from '../kind/join.ts'
import { entryProblems } from '../kind/listProblems.ts'
import { referenceText } from '../kind/referenceText.ts'

/** Other records in an order of their own, each once. */
export const refs: Kind<readonly number[]> = {
  name: 'refs',
  is: { points: 'several', line: true, silent: true, several: true },
  ...jsonColumn(),
  isEmpty: isNone,
  check: (value, field) => entryProblems(value, field, idProblems),
  plain: (value, _field, language) => join(value.map(referenceText), language),
  filters: ['has'],
  sortable: false,
  sample: (field, seed) => {
    const count = Math.max(1, field.min ?? 0, Math.min(2, field.max ?? 2))
    return Array.from({ length: count }, (_, at) => 1 + Math.abs(seed) + at)
  },
  broken: (field) => [
    5,
    ['1'],
    [1, 1],
    [0],
    ...(field.max === undefined ? [] : [Array.from({ length: field.max + 1 }, (_, at) => at + 1)]),
  ],
}
