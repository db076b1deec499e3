import type { Kind } from '#declare'
import { timeFigure } from '../format/timeFigure.ts'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { dateProblems } from '../kind/timeProblems.ts'

/** A day of the calendar, `YYYY-MM-DD`. */
export const date: Kind<string> = {
  name: 'date',
  is: { time: 'day', short: true, line: true },
  ...textColumn,
  isEmpty: isBlank,
  check: dateProblems,
  plain: (value) => String(value),
  figure: (value) => timeFigure(value, 'day'),
  filters: ['is', 'range'],
  sortable: true,
  sample: (_field, seed) => {
    const day = Date.UTC(2026, 0, 1) + (seed % 3650) * 86_400_000
    return new Date(day).toISOString().slice(0, 10)
  },
  broken: () => [
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-1-1',
    '21/11/2026',
    '今天',
    20260101,
  ],
}
