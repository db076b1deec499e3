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
  const found = forms.map((form) => form.exec(written)).find(Boolean)
  if (!found) return null
  const [, year, month = '', day = ''] = found
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}
