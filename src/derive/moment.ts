const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OFFSET = 8 * HOUR

/** Units of a shift: minutes, hours, days, weeks; months and years follow the calendar. */
const units: { readonly [unit: string]: number } = { m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY }

/** A moment as records hold it: `2026-11-21T19:31:00+08:00`. */
export const momentOf = (time: number): string =>
  `${new Date(time + OFFSET).toISOString().slice(0, 19)}+08:00`

const isDate = (text: string) => text.length === 10

/** Milliseconds since 1970; a date is midnight in Asia/Shanghai. */
export const timeOf = (text: string): number =>
  Date.parse(isDate(text) ? `${text}T00:00:00+08:00` : text)

/** Midnight of that day in Asia/Shanghai. */
export const startOfDay = (moment: string): string =>
  `${momentOf(timeOf(moment)).slice(0, 10)}T00:00:00+08:00`

/**
 * A date or moment moved by `+14d`, `-7d`, `+60m`, `+2h`, `+1w`, `+3M` (months) or `+3y`; a date stays a date.
 * Throws where the shift is written otherwise.
 */
export function shift(moment: string, by: string): string {
  if (by === '') return moment
  const found = /^([+-]?\d+)([mhdwMy])$/.exec(by)
  if (!found)
    throw new Error(
      `A time cannot be shifted by "${by}": write +14d, -7d, +60m, +2h, +1w, +3M or +3y`,
    )
  const amount = Number(found[1])
  const unit = found[2] as string
  const moved =
    unit in units ? timeOf(moment) + amount * units[unit]! : byCalendar(moment, amount, unit)
  return isDate(moment) ? momentOf(moved).slice(0, 10) : momentOf(moved)
}

/** The 31st moved into a shorter month is its last day. */
function byCalendar(moment: string, amount: number, unit: string): number {
  const at = new Date(timeOf(moment) + OFFSET)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + amount * (unit === 'y' ? 12 : 1))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at.getTime() - OFFSET
}

/** The day of a date or moment, so many days on, at `09:30`. */
export const onDay = (moment: string, days: number, at: string): string =>
  `${shift(startOfDay(moment), `+${days}d`.replace('+-', '-')).slice(0, 10)}T${at}:00+08:00`

/** This moment shifted: `''`, `'+14d'`, `'today'` (midnight), `'today+1d'`, `'year'` (its first moment). */
export function nowShifted(now: string, by: string): string {
  if (by === 'year') return `${momentOf(timeOf(now)).slice(0, 4)}-01-01T00:00:00+08:00`
  return by.startsWith('today') ? shift(startOfDay(now), by.slice('today'.length)) : shift(now, by)
}

/** Whole days from the first to the second, by calendar day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(startOfDay(to)) - timeOf(startOfDay(from))) / DAY)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (moment: string): number =>
  new Date(timeOf(moment) + OFFSET).getUTCDay() || 7

/** What may be taken for a date or a moment. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)
