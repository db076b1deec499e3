import type { Kind, Label } from '#declare'
import { textColumn } from '../kind/column.ts'
import { fromPattern } from '../kind/fromPattern.ts'
import { isBlank } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'
import { textProblems } from '../kind/textProblems.ts'
import { tooLong } from '../kind/tooLong.ts'

/** A code or number that people and programs refer to: no white space. */
export const code: Kind<string> = {
  name: 'code',
  is: { words: 'line', short: true },
  ...textColumn,
  isEmpty: isBlank,
  check: (value, field) => [...textProblems(value, field), ...spaceProblems(value)],
  plain: (value) => String(value),
  filters: ['is', 'contains'],
  sortable: true,
  sample: (field, seed) =>
    field.pattern === undefined
      ? `C${String(seed).padStart(5, '0')}`
      : fromPattern(field.pattern, seed, field),
  broken: (field) => [5, 'A B', 'A\0', ...tooLong(field)],
}

const spaceProblems = (value: unknown): readonly Label[] =>
  typeof value === 'string' && /\s/.test(value)
    ? [[`${quoteValue(value)} 不能含空格`, `${quoteValue(value)} must not hold spaces`]]
    : []
