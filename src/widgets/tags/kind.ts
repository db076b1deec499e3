import type { Field, Kind, Label } from '#declare'
import { jsonColumn } from '../kind/column.ts'
import { fromPattern } from '../kind/fromPattern.ts'
import { isBlank, isNone } from '../kind/isBlank.ts'
import { join } from '../kind/join.ts'
import { entryProblems } from '../kind/listProblems.ts'
import { textProblems } from '../kind/textProblems.ts'

/** What one tag may have at most; `min` and `max` of the field bound how many there are. */
const LONGEST = 50

/** Words of one's own, each once. */
export const tags: Kind<readonly string[]> = {
  name: 'tags',
  is: { bare: true, several: true },
  ...jsonColumn(),
  isEmpty: isNone,
  check: (value, field) => entryProblems(value, field, (tag) => tagProblems(tag, field)),
  plain: (value, _field, language) => join(value, language),
  filters: ['has'],
  sortable: false,
  sample: (field, seed) => {
    const tag = (number: number) =>
      field.pattern ? fromPattern(field.pattern, number) : `标签${number}`
    return Array.from({ length: Math.max(1, field.min ?? 1) }, (_, at) => tag(seed * 10 + at))
  },
  broken: (field) => [
    '标签',
    ['标签', '标签'],
    [''],
    [3],
    ['长'.repeat(LONGEST + 1)],
    ...(field.max === undefined
      ? []
      : [Array.from({ length: field.max + 1 }, (_, at) => `标签${at}`)]),
  ],
}

function tagProblems(tag: unknown, field: Field): readonly Label[] {
  if (isBlank(tag)) return [['标签不能为空', 'A tag must not be empty']]
  const { kind, label, pattern } = field
  return textProblems(tag, {
    kind,
    label,
    max: LONGEST,
    ...(pattern === undefined ? {} : { pattern }),
  })
}
