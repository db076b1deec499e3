import type { Kind, Label } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { sampleText } from '../kind/sampleText.ts'
import { textProblems } from '../kind/textProblems.ts'
import { tooLong } from '../kind/tooLong.ts'

/** One line of text. */
export const text: Kind<string> = {
  name: 'text',
  is: { words: 'line', line: true },
  ...textColumn,
  isEmpty: isBlank,
  check: (value, field) => [...textProblems(value, field), ...lineProblems(value)],
  plain: (value) => String(value),
  filters: ['contains', 'is'],
  sortable: true,
  sample: sampleText,
  broken: (field) => [5, 'a\nb', 'a\0b', ...tooLong(field)],
}

const lineProblems = (value: unknown): readonly Label[] =>
  typeof value === 'string' && /[\r\n]/.test(value)
    ? [['只能写一行，请去掉换行', 'One line only; take the line breaks out']]
    : []
