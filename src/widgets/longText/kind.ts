import type { Kind } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { sampleText } from '../kind/sampleText.ts'
import { textProblems } from '../kind/textProblems.ts'
import { tooLong } from '../kind/tooLong.ts'

/** Several lines of text without markup. */
export const longText: Kind<string> = {
  name: 'longText',
  ...textColumn,
  isEmpty: isBlank,
  check: textProblems,
  plain: (value) => String(value).replace(/\s*[\r\n]+\s*/g, ' '),
  filters: ['contains'],
  sortable: false,
  sample: sampleText,
  broken: (field) => [5, 'a\0b', ...tooLong(field)],
}
