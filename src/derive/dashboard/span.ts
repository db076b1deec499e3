import type { RangeOf } from '#declare/dashboard.ts'
import { daysBetween, shift } from '../moment.ts'
import type { Problem } from '../problem.ts'

/** From one day or month to another, both within: `2026-11-01` to `2026-11-30`, `2026-01` to `2026-11`. */
export interface Span {
  readonly from: string
  readonly to: string
}

const shapes = {
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
}

/** So many days or months on; back where it is less than 0. */
export const shiftUnits = (at: string, by: number, unit: RangeOf['unit']): string => {
  const [first, step] = unit === 'day' ? [at, 'd'] : [`${at}-01`, 'M']
  return shift(first, `${by < 0 ? '' : '+'}${by}${step}`).slice(0, at.length)
}

/** How many days or months, both ends counted. */
export function lengthOf({ from, to }: Span, unit: RangeOf['unit']): number {
  if (unit === 'day') return daysBetween(from, to) + 1
  const months = (at: string) => Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7))
  return months(to) - months(from) + 1
}

/** The last day or month there can be anything of. `now` is ISO 8601 with +08:00. */
export const lastOf = ({ unit, until }: RangeOf, now: string): string => {
  const today = now.slice(0, 10)
  const last = until === 'yesterday' ? shiftUnits(today, -1, 'day') : today
  return unit === 'day' ? last : last.slice(0, 7)
}

/** The last so many. */
export const lately = (range: RangeOf, count: number, now: string): Span => {
  const to = lastOf(range, now)
  return { from: shiftUnits(to, 1 - count, range.unit), to }
}

/** The span somebody asks for, as far as they say; or what is wrong with it. */
export function spanAsked(
  range: RangeOf,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: string,
): Span | readonly Problem[] {
  const usual = lately(range, range.default, now)
  if (!from && !to) return usual
  const wrong = [['from', from] as const, ['to', to] as const].flatMap(([field, given]) =>
    given && !isTime(given, range.unit) ? [badly(field, given, range.unit)] : [],
  )
  if (wrong.length > 0) return wrong
  const end = to ?? (from && from > usual.to ? from : usual.to)
  const span = { from: from ?? shiftUnits(end, 1 - range.default, range.unit), to: end }
  if (span.from > span.to)
    return [
      {
        field: 'to',
        message: [
          `结束（${span.to}）早于开始（${span.from}），请对调`,
          `The end (${span.to}) is before the start (${span.from}): swap them`,
        ],
      },
    ]
  const long = lengthOf(span, range.unit)
  if (long <= range.longest) return span
  const [zh, en] = { day: ['天', 'days'], month: ['个月', 'months'] }[range.unit] as [
    string,
    string,
  ]
  return [
    {
      field: 'from',
      message: [
        `时间范围 ${long} ${zh}，最长 ${range.longest} ${zh}，请缩短`,
        `The range is ${long} ${en}, at most ${range.longest} ${en} can be asked: shorten it`,
      ],
    },
  ]
}

/** A calendar day or month that is there: no 30 February. */
const isTime = (text: string, unit: RangeOf['unit']): boolean =>
  shapes[unit].test(text) && shiftUnits(text, 0, unit) === text

const badly = (field: string, given: string, unit: RangeOf['unit']): Problem => {
  const shape = unit === 'day' ? '2026-11-22' : '2026-11'
  return {
    field,
    message: [
      `“${given}”不是${unit === 'day' ? '日期' : '月份'}，请写作 ${shape}`,
      `"${given}" is no ${unit}: write it ${shape}`,
    ],
  }
}

/** The stretch of the same length right before. */
export const spanBefore = (span: Span, unit: RangeOf['unit']): Span => {
  const long = lengthOf(span, unit)
  return { from: shiftUnits(span.from, -long, unit), to: shiftUnits(span.from, -1, unit) }
}

/** The same days or months a year earlier; 29 February is told beside the 28th. */
export const yearAgo = ({ from, to }: Span, unit: RangeOf['unit']): Span => {
  const back = (at: string) => (unit === 'day' ? shift(at, '-1y') : shiftUnits(at, -12, 'month'))
  return { from: back(from), to: back(to) }
}
