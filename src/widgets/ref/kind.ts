import type { Kind } from '#declare'
import { idProblems } from '../kind/amountProblems.ts'
import { integerColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { referenceText } from '../kind/referenceText.ts'

/** Another record, by its id. Whether that record exists is the portal's to check. */
export const ref: Kind<number> = {
  name: 'ref',
  is: { points: 'one', short: true, line: true, silent: true },
  ...integerColumn,
  isEmpty: isMissing,
  check: idProblems,
  plain: referenceText,
  filters: ['is'],
  sortable: true,
  sample: (_field, seed) => 1 + Math.abs(seed),
  broken: () => ['12', 0, -1, 1.5, { id: 3 }],
}
