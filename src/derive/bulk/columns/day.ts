import { halfWidth } from './digits.ts'

const forms = [
  /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/,
  /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})日$/,
  /^(\d{4})(\d{2})(\d{2})$/,
]
const midnight = /[T ]0?0:00(:00(\.0+)?)?$/

/** `2026-11-20 ~ 2026-11-20`, as reports of one day call it. */
const oneDay = /^(.+?)(?:~|至|到)(.+)$/
/** A day as a spreadsheet counts it, which a csv shows bare: within this century. */
const serial = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}$/
const FIRST = Date.UTC(1899, 11, 30)

/** A day of the calendar as `2026-12-31`, however it was written; null where it is none, or bears a time of day. */
export function dayOf(text: string): string | null {
  const written = halfWidth(text).replace(midnight, '').replace(/\s+/g, '')
  if (serial.test(written))
    return new Date(FIRST + Number(written) * 86_400_000).toISOString().slice(0, 10)
  const [, start, end] = oneDay.exec(written) ?? []
  if (start !== undefined) return start === end ? dayOf(start) : null
  for (const form of forms) {
    const [, year = '', month = '', day = ''] = form.exec(written) ?? []
    if (year) return existing(Number(year), Number(month), Number(day))
  }
  return null
}

function existing(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isDay = year > 99 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isDay ? at.toISOString().slice(0, 10) : null
}
