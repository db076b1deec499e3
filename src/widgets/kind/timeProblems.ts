import type { Label } from '#declare'
import { toShanghai } from '../format/dateTime.ts'
import { quoteValue } from './quoteValue.ts'

/** What is wrong with a date: not `YYYY-MM-DD`, or a day no calendar has. */
export function dateProblems(value: unknown): readonly Label[] {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value))
    return [
      [
        `${quoteValue(value)} 不是日期，应写作 2026-11-21`,
        `${quoteValue(value)} is no date; write 2026-11-21`,
      ],
    ]
  return isDay(value)
    ? []
    : [[`日历上没有 ${value} 这一天`, `There is no ${value} in the calendar`]]
}

/** What is wrong with a moment: it is held as `2026-11-21T19:31:00+08:00` and no other way, so that it sorts as text. */
export function dateTimeProblems(value: unknown): readonly Label[] {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/.test(value))
    return [
      [
        `${quoteValue(value)} 不是时间，应写作 2026-11-21 19:31`,
        `${quoteValue(value)} is no time; write 2026-11-21 19:31`,
      ],
    ]
  const time = Date.parse(value)
  if (!Number.isNaN(time) && toShanghai(time) === value) return []
  const said = value.replace('T', ' ').replace('+08:00', '')
  return [[`没有 ${said} 这一时刻`, `There is no such moment as ${said}`]]
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
