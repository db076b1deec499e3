import type { Kind, Label, Language, Period } from '#declare'
import { dateTime, toShanghai } from '../format/dateTime.ts'
import { isMissing } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'
import { dateTimeProblems } from '../kind/timeProblems.ts'

const DAY = 86_400_000

/** A stretch of time; either end may be open, and it ends after it starts. */
export const period: Kind<Period> = {
  name: 'period',
  is: { time: 'stretch', bare: true },
  columns: (name) => [
    { name: `${name}Start`, type: 'text' },
    { name: `${name}End`, type: 'text' },
  ],
  toColumns: (value) => [value?.start ?? null, value?.end ?? null],
  fromColumns: ([start, end]) => {
    const value = { start: (start ?? null) as string | null, end: (end ?? null) as string | null }
    return period.isEmpty(value) ? null : value
  },
  isEmpty: (value) =>
    isMissing(value) ||
    (isPeriod(value) && Object.keys(value).every((key) => isMissing(value[key as 'start']))),
  check: periodProblems,
  plain: (value, _field, language) => line(value, language),
  filters: ['overlaps'],
  sortable: true,
  sample: (_field, seed) => {
    const start = Date.UTC(2026, 0, 1) + (seed % 3650) * DAY
    return { start: toShanghai(start), end: toShanghai(start + 30 * DAY) }
  },
  broken: () => [
    { start: '2026-02-01T00:00:00+08:00', end: '2026-01-01T00:00:00+08:00' },
    { start: '2026-01-01T00:00:00+08:00', end: '2026-01-01T00:00:00+08:00' },
    { start: '2026-02-30T00:00:00+08:00', end: null },
    { from: '2026-01-01T00:00:00+08:00' },
    '2026-01-01',
    ['2026-01-01T00:00:00+08:00'],
  ],
}

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function periodProblems(value: unknown): readonly Label[] {
  if (!isPeriod(value) || Object.keys(value).some((key) => key !== 'start' && key !== 'end'))
    return [
      [
        `${quoteValue(value)} 不是时间段，应有 start 和 end`,
        `${quoteValue(value)} is no period; it has a start and an end`,
      ],
    ]
  const { start, end } = value
  const ends = [start, end].filter((moment) => !isMissing(moment)).flatMap(dateTimeProblems)
  if (ends.length > 0 || isMissing(start) || isMissing(end) || String(end) > String(start))
    return ends
  return [
    [
      `结束时间 ${dateTime(end)} 应晚于开始时间 ${dateTime(start)}`,
      `The end, ${dateTime(end)}, must come after the start, ${dateTime(start)}`,
    ],
  ]
}

function line({ start, end }: Period, language: Language): string {
  const [from, to] = [dateTime(start), dateTime(end)]
  if (from && to) return language === 'zh' ? `${from} 至 ${to}` : `${from} to ${to}`
  if (from) return language === 'zh' ? `${from} 起` : `from ${from}`
  return language === 'zh' ? `至 ${to}` : `until ${to}`
}
