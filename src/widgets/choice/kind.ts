import type { Kind } from '#declare'
import { choiceLabel, choiceProblems, choicesOf } from '../kind/chosen.ts'
import { textColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'

/** One of a list. */
export const choice: Kind<string> = {
  name: 'choice',
  is: { set: 'one', short: true, line: true },
  ...textColumn,
  isEmpty: isMissing,
  check: choiceProblems,
  plain: choiceLabel,
  filters: ['is'],
  sortable: true,
  sample: (field, seed) => {
    const values = Object.keys(choicesOf(field))
    return values[Math.abs(seed) % values.length] ?? ''
  },
  broken: () => ['notInTheList', 'toString', 3, ['a']],
}
