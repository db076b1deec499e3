import type { Kind, Label } from '#declare'
import { jsonColumn } from '../kind/column.ts'
import { isMissing } from '../kind/isBlank.ts'
import { unkeepable } from '../kind/unkeepable.ts'

/** Any value JSON can hold. */
export const json: Kind<unknown> = {
  name: 'json',
  is: { wide: true, heavy: true, silent: true },
  ...jsonColumn(),
  isEmpty: isMissing,
  check: (value): readonly Label[] => {
    const path = unkeepable(value)
    return path === null ? [] : [[`JSON 中 ${path} 无法保存`, `${path} cannot be kept as JSON`]]
  },
  plain: (value) => JSON.stringify(value) ?? String(value),
  filters: [],
  sortable: false,
  sample: (_field, seed) => ({ number: seed, text: `示例 ${seed}`, list: [1, true, null] }),
  broken: () => [
    () => 1,
    { a: undefined },
    { a: Number.NaN },
    { a: 1n },
    { a: 'x\0' },
    { a: [new Map()] },
  ],
}
