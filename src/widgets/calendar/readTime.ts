/** A day of the calendar as typed, `2026-11-21`, `2026/11/21`, `20261121` or `2026年11月21日`; null for what is none. */
export function readDay(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim()
  const found =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!found) return null
  const [, year = '', month = '', day = ''] = found
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** A day with the time of a clock, `2026-11-21 19:31`, as `2026-11-21 19:31:00`; midnight without a time; null for what is none. */
export function readClock(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim().replace('T', ' ')
  const [day = '', time = '00:00', ...more] = plain.split(/\s+/)
  const read = readDay(day)
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time)
  if (!read || !found || more.length > 0) return null
  const [, hours = '', minutes = '', seconds = '00'] = found
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return `${read} ${hours.padStart(2, '0')}:${minutes}:${seconds}`
}

/** Today in Shanghai. */
export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** The day so many days later. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day of a month so many months later, or its last. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** The six weeks around a day's month, from Monday. */
export function weeksAround(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const start = shifted(first, -weekday)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => shifted(start, week * 7 + at)),
  )
}
