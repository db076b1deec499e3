import type { Kind } from '#declare'
import { toShanghai, dateTime as written } from '../format/dateTime.ts'
import { timeFigure } from '../format/timeFigure.ts'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { dateTimeProblems } from '../kind/timeProblems.ts'

/** A moment, ISO 8601 with the offset of Asia/Shanghai. */
export const dateTime: Kind<string> = {
  name: 'dateTime',
  is: { time: 'moment', short: true, line: true },
  ...textColumn,
  isEmpty: isBlank,
  check: dateTimeProblems,
  plain: (value) => written(value),
  figure: (value) => timeFigure(value, 'moment'),
  filters: ['range', 'is'],
  sortable: true,
  sample: (_field, seed) =>
    toShanghai(Date.UTC(2026, 0, 1) + (seed % 3650) * 86_400_000 + (seed % 60) * 60_000),
  broken: () => [
    '2026-02-30T08:00:00+08:00',
    '2026-01-01',
    '2026-01-01T24:00:00+08:00',
    '2026-01-01T00:00:00Z',
    '明天',
    1,
  ],
}
