import { halfWidth } from './digits.ts'

const forms = [
  /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/,
  /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})日$/,
  /^(\d{4})(\d{2})(\d{2})$/,
]
const midnight = /[T ]0?0:00(:00(\.0+)?)?$/

/** A day of the calendar as `2026-12-31`, however it was written; null where it is none, or bears a time of day. */
export function dayOf(text: string): string | null {
  const written = halfWidth(text).replace(midnight, '').replace(/\s+/g, '')
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
