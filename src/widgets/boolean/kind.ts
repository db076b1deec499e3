import type { Kind } from '#declare'
import { booleanColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'

/** Yes or no. */
export const boolean: Kind<boolean> = {
  name: 'boolean',
  is: { short: true, bare: true },
  ...booleanColumn,
  isEmpty: isMissing,
  check: (value) =>
    typeof value === 'boolean'
      ? []
      : [[`${quoteValue(value)} 不是 是/否`, `${quoteValue(value)} is neither yes nor no`]],
  plain: (value, _field, language) =>
    language === 'zh' ? (value ? '是' : '否') : value ? 'Yes' : 'No',
  filters: ['is'],
  sortable: true,
  sample: (_field, seed) => seed % 2 === 0,
  broken: () => ['true', 1, 0],
}
