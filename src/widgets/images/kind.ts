import type { Kind } from '#declare'
import { brokenUrls, samplePicture } from '../image/kind.ts'
import { jsonColumn } from '../kind/column.ts'
import { isNone } from '../kind/isBlank.ts'
import { join } from '../kind/join.ts'
import { entryProblems } from '../kind/listProblems.ts'
import { storedUrlProblems } from '../kind/urlProblems.ts'

/** Pictures in an order of their own. */
export const images: Kind<readonly string[]> = {
  name: 'images',
  is: { bare: true, wide: true, silent: true, several: true },
  ...jsonColumn(),
  isEmpty: isNone,
  check: (value, field) => entryProblems(value, field, storedUrlProblems),
  plain: (value, _field, language) => join(value, language),
  filters: [],
  sortable: false,
  sample: (field, seed) =>
    Array.from({ length: Math.max(1, Math.min(field.min ?? 2, field.max ?? 2)) }, (_, at) =>
      samplePicture(field, seed * 10 + at),
    ),
  broken: (field) => [
    'https://a.example.com/1.png',
    ...brokenUrls.map((address) => [address]),
    ...(field.max === undefined
      ? []
      : [Array.from({ length: field.max + 1 }, (_, at) => `https://a.example.com/${at}.png`)]),
  ],
}
