import type { Kind } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'

/** A colour, `#RRGGBB`, or `#RRGGBBAA` where it lets through. */
export const color: Kind<string> = {
  name: 'color',
  is: { short: true },
  ...textColumn,
  isEmpty: isBlank,
  check: (value) =>
    typeof value === 'string' && /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)
      ? []
      : [
          [
            `${quoteValue(value)} 不是颜色，应写作 #409EFF`,
            `${quoteValue(value)} is no colour; write #409EFF`,
          ],
        ],
  plain: (value) => String(value),
  filters: ['is'],
  sortable: false,
  sample: (_field, seed) =>
    `#${((Math.abs(seed) * 0x123457) % 0xffffff).toString(16).padStart(6, '0').toUpperCase()}`,
  broken: () => ['red', '#12', '#GGGGGG', '409EFF', 0x409eff],
}
