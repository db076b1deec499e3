/** What days near today are called. */
const called: { readonly [word: string]: number } = {
  大前天: -3,
  前天: -2,
  昨天: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  大后天: 3,
}

/**
 * A day of the calendar as typed, `2026-11-21`, `2026/11/21`, `20261121` or `2026年11月21日`; without a year, `11-21` or
 * `11月21日`, the one that is nearest; `明天` and its like. Null for what is none.
 */
export function readDay(typed: string, now = today()): string | null {
  const plain = typed.normalize('NFKC').trim()
  const days = Object.hasOwn(called, plain) ? called[plain] : undefined
  if (days !== undefined) return addDays(now, days)
  const near = /^(\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain)
  if (near) return nearest(near[1] ?? '', near[2] ?? '', now)
  const found =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  return found ? dayOf(found[1] ?? '', found[2] ?? '', found[3] ?? '') : null
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** Of last year, this one and the next: in November `1-5` is to come, in January `12-30` has just been. */
function nearest(month: string, day: string, now: string): string | null {
  const far = (one: string) => Math.abs(Date.parse(one) - Date.parse(now))
  const year = Number(now.slice(0, 4))
  const [first = null] = [year - 1, year, year + 1]
    .flatMap((each) => dayOf(String(each), month, day) ?? [])
    .sort((a, b) => far(a) - far(b))
  return first
}

const clocks = [
  /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/,
  /^(\d{1,2})[点时](?:(\d{1,2})分?(?:(\d{1,2})秒)?)?$/,
]

/** A time as typed, `19:31`, `8点30`, `下午3点半`, as `19:31:00`; null for what is none. */
function readTime(typed: string): string | null {
  const [, half, plain = ''] = /^(凌晨|早上|上午|中午|下午|晚上)?(.*)$/.exec(typed) ?? []
  const [, hour = '', minutes = '0', seconds = '0'] =
    clocks.map((clock) => clock.exec(plain.replace('半', '30'))).find(Boolean) ?? []
  if (hour === '' || Number(minutes) > 59 || Number(seconds) > 59) return null
  const isLate = (half === '下午' || half === '晚上') && Number(hour) < 12
  const hours = Number(hour) + (isLate ? 12 : 0)
  if (hours > 23) return null
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * A day with the time of a clock, `2026-11-21 19:31`, `明天 8点30`, as `2026-11-21 19:31:00`; midnight without a time;
 * null for what is none.
 */
export function readClock(typed: string, now = today()): string | null {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/^(\S*\d)T(?=\d)/, '$1 ')
  const [, day = '', time = ''] =
    /^(\S*(?:日|今天|今日|明天|明日|后天|昨天|前天)|\S+)(?:\s*(\S+))?$/.exec(plain) ?? []
  const [read, clock] = [readDay(day, now), time === '' ? '00:00:00' : readTime(time)]
  return read && clock ? `${read} ${clock}` : null
}

/** Today in Shanghai. */
export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day of a month so many months later, or its last. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}
