import type { Label } from '#declare'
import { shift } from '../../moment.ts'
import { type Finding, finding } from '../finding.ts'
import type { BulkReader, ColumnOf } from './bulkReader.ts'
import { dayOf } from './day.ts'

/** A day of the calendar. */
export const date: BulkReader<'date'> = {
  read(text, column, today) {
    const value = dayOf(text)
    if (value === null) return { value, fault: finding('R9') }
    const fault = outside(value, column, today)
    return { value, ...(fault && { fault }) }
  },
  write: String,
  demands: ({ notBefore, notAfter }) => {
    const bounds = [bound(notBefore, 0), bound(notAfter, 1)].filter((found) => found !== null)
    return [
      ['日期，如 2026-12-31', ...bounds.map(([zh]) => zh)].join('，'),
      ['A date such as 2026-12-31', ...bounds.map(([, en]) => en)].join(', '),
    ]
  },
  format: 'day',
}

/** The bounds are the same for every row of a list. */
const shifted = new Map<string, string>()
function dayShifted(today: string, by: string): string {
  const key = `${today} ${by}`
  const known = shifted.get(key)
  if (known !== undefined) return known
  if (shifted.size > 100) shifted.clear()
  const day = shift(today, by.replace(/^today/, ''))
  shifted.set(key, day)
  return day
}

function outside(
  day: string,
  { notBefore, notAfter }: ColumnOf<'date'>,
  today: string,
): Finding | null {
  const first = notBefore && dayShifted(today, notBefore)
  const last = notAfter && dayShifted(today, notAfter)
  if (first && day < first)
    return first === today ? finding('R9.past') : finding('R9.early', { day: first })
  if (last && day > last)
    return notAfter === 'today-1d' ? finding('B8') : finding('R9.late', { day: last })
  return null
}

const named: { readonly [by: string]: readonly [Label, Label] } = {
  today: [
    ['不早于今天', 'today or later'],
    ['不晚于今天', 'today or before'],
  ],
  'today-1d': [
    ['不早于昨天', 'yesterday or later'],
    ['不晚于昨天', 'yesterday or before'],
  ],
  'today+10y': [
    ['十年之后', 'in ten years or later'],
    ['最多十年', 'ten years on at most'],
  ],
}
const bound = (by: string | undefined, end: 0 | 1): Label | null =>
  by === undefined ? null : (named[by]?.[end] ?? [by, by])
