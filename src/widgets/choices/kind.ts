import type { Kind } from '#declare'
import { choiceLabel, choiceProblems, choicesOf } from '../kind/chosen.ts'
import { jsonColumn } from '../kind/column.ts'
import { isNone } from '../kind/isBlank.ts'
import { join } from '../kind/join.ts'
import { entryProblems } from '../kind/listProblems.ts'

/** Several of a list. */
export const choices: Kind<readonly string[]> = {
  name: 'choices',
  is: { set: 'several', bare: true, several: true },
  ...jsonColumn(),
  isEmpty: isNone,
  check: (value, field) => entryProblems(value, field, (entry) => choiceProblems(entry, field)),
  plain: (value, field, language) =>
    join(
      value.map((entry) => choiceLabel(entry, field, language)),
      language,
    ),
  filters: ['has'],
  sortable: false,
  sample: (field, seed) => {
    const values = Object.keys(choicesOf(field))
    const count = Math.min(
      values.length,
      Math.max(field.min ?? 1, 1 + (Math.abs(seed) % 2)),
      field.max ?? values.length,
    )
    return values.slice(0, count)
  },
  broken: (field) => {
    const first = Object.keys(choicesOf(field))[0]
    return ['a', ['notInTheList'], [first, first], [3]]
  },
}
