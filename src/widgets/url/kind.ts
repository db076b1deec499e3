import type { Kind } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { lengthProblems, patternProblems } from '../kind/textProblems.ts'
import { storedUrlProblems, urlProblems } from '../kind/urlProblems.ts'

/** An address on the web. */
export const url: Kind<string> = {
  name: 'url',
  is: { words: 'line' },
  ...textColumn,
  isEmpty: isBlank,
  check: (value, field) => {
    const first = field.stored ? storedUrlProblems(value) : urlProblems(value)
    if (first.length > 0) return first
    return [...lengthProblems(value as string, field), ...patternProblems(value as string, field)]
  },
  plain: (value) => String(value),
  filters: ['contains', 'is'],
  sortable: true,
  sample: (_field, seed) => `https://www.example.com/p/${seed}`,
  broken: () => [
    'www.example.com',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'https://',
    'https://a b.com',
    7,
  ],
}
