import { inFigures as numeralsAsFigures } from '../input/numerals.ts'

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

/** `下周三`, `周五`, `上星期天`: which week it says, from this one. */
const weeks: { readonly [word: string]: number } = {
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  下: 1,
  下下: 2,
}
const weekday = /^(上上|上|这|本|下下|下)?个?(?:周|星期|礼拜)([一二三四五六日天1-7])$/
const weekdays = '一二三四五六日'
const years: { readonly [word: string]: number } = { 前: -2, 去: -1, 今: 0, 明: 1, 后: 2 }
const DAY = '(\\d{1,2})[日号]'

/**
 * A day of the calendar as typed, `2026-11-21`, `2026/11/21`, `20261121` or `2026年11月21日`; without a year, `11-21` or
 * `11月21日`, without a month, `21号`, the one that is nearest; `明天`, `下周三`, `3天后`, `月底`, `明年1月1日` and their
 * like; `二〇二六年十二月一日` and others in numerals. Null for what is none.
 */
export function readDay(typed: string, now = today()): string | null {
  const plain = dayInFigures(typed)
  const days = Object.hasOwn(called, plain) ? called[plain] : undefined
  if (days !== undefined) return addDays(now, days)
  const near = /^(\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(plain)
  if (near) return nearest(near[1] ?? '', near[2] ?? '', now)
  const found =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (found) return dayOf(found[1] ?? '', found[2] ?? '', found[3] ?? '')
  return dayOfWeek(plain, now) ?? counted(plain, now) ?? ofMonth(plain, now)
}

/** The day with year, month and date in figures, without blanks between them: `二〇二六年 元月一日` as `2026年1月1日`. */
export const dayInFigures = (typed: string): string =>
  numeralsAsFigures(
    typed
      .normalize('NFKC')
      .trim()
      .replace('元月', '1月')
      .replace(/([年月])\s+(?=\S)/g, '$1'),
    '(?:年|月|日|号|天|个月|周)',
  )

/** A week begins on its Monday; a day without a week is the next of its name, today among them. */
function dayOfWeek(plain: string, now: string): string | null {
  const [, week = '', name = ''] = weekday.exec(plain) ?? []
  if (name === '') return null
  const wanted = name === '天' ? 6 : /\d/.test(name) ? Number(name) - 1 : weekdays.indexOf(name)
  const at = (new Date(`${now}T00:00:00Z`).getUTCDay() + 6) % 7
  const by = week === '' ? (wanted - at + 7) % 7 : wanted - at + (weeks[week] ?? 0) * 7
  return addDays(now, by)
}

/** `3天后`, `两周前`, `1个月后`. */
function counted(plain: string, now: string): string | null {
  const [, number = '', unit = '', way = ''] =
    /^(\d{1,3}|[一两二三四五六七八九十])(天|日|周|星期|个月|年)(?:之|以)?(后|前)$/.exec(plain) ?? []
  if (number === '') return null
  const count =
    (/\d/.test(number)
      ? Number(number)
      : '一二三四五六七八九十'.indexOf(number.replace('两', '二')) + 1) * (way === '后' ? 1 : -1)
  if (unit === '个月' || unit === '年') return monthsLater(now, unit === '年' ? count * 12 : count)
  return addDays(now, /周|星期/.test(unit) ? count * 7 : count)
}

/** `月底`, `下月底`, `下个月1号`, `21号`, `明年1月1日`. */
function ofMonth(plain: string, now: string): string | null {
  const [, month = '', end] = /^(上|这|本|下)?个?月(底|末)$/.exec(plain) ?? []
  const first = `${now.slice(0, 8)}01`
  if (end) return addDays(monthsLater(first, (weeks[month] ?? 0) + 1), -1)
  const [, which = '', day = ''] = new RegExp(`^(上|这|本|下)个?月${DAY}$`).exec(plain) ?? []
  const inMonth = (from: string, number: string) =>
    dayOf(from.slice(0, 4), from.slice(5, 7), number)
  if (day) return inMonth(monthsLater(first, weeks[which] ?? 0), day)
  const [, alone = ''] = new RegExp(`^${DAY}$`).exec(plain) ?? []
  if (alone)
    return closest(
      [-1, 0, 1].flatMap((by) => inMonth(monthsLater(first, by), alone) ?? []),
      now,
    )
  const [, year = '', of = '', on = ''] =
    /^([前去今明后])年(\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(plain) ?? []
  return year ? dayOf(String(Number(now.slice(0, 4)) + (years[year] ?? 0)), of, on) : null
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** Of last year, this one and the next: in November `1-5` is to come, in January `12-30` has just been. */
function nearest(month: string, day: string, now: string): string | null {
  const year = Number(now.slice(0, 4))
  return closest(
    [year - 1, year, year + 1].flatMap((each) => dayOf(String(each), month, day) ?? []),
    now,
  )
}

function closest(days: readonly string[], now: string): string | null {
  const far = (one: string) => Math.abs(Date.parse(one) - Date.parse(now))
  return days.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

const clocks = [
  /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/,
  /^(\d{1,2})[点时](?:(\d{1,2})分?(?:(\d{1,2})秒)?)?$/,
]

/** `8点半`, `8点一刻`, `八点整`, `八点零五`. */
const inFigures = (time: string) =>
  numeralsAsFigures(
    time.replace('半', '30').replace('三刻', '45').replace('一刻', '15').replace(/整$/, ''),
    '(?:[点时分秒]|$)',
  )

/** A time as typed, `19:31`, `8点30`, `下午三点半`, as `19:31:00`; null for what is none. */
export function readTime(typed: string): string | null {
  const [, half, plain = ''] = /^(凌晨|早上|上午|中午|下午|晚上)?(.*)$/.exec(typed) ?? []
  const [, hour = '', minutes = '0', seconds = '0'] =
    clocks.map((clock) => clock.exec(inFigures(plain))).find(Boolean) ?? []
  if (hour === '' || Number(minutes) > 59 || Number(seconds) > 59) return null
  const isLate = (half === '下午' || half === '晚上') && Number(hour) < 12
  const isMidnight = half === '凌晨' && Number(hour) === 12
  const hours = isMidnight ? 0 : Number(hour) + (isLate ? 12 : 0)
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
    .replace(/^今晚/, '今天晚上')
    .replace(/^明晚/, '明天晚上')
    .replace(/^(今|明)早/, '$1天早上')
  if (plain.length > LONGEST) return null
  // The longest beginning that is a day; figures of a day and of a time do not touch.
  for (let at = plain.length; at > 0; at--) {
    const [day, time] = [plain.slice(0, at), plain.slice(at)]
    if (/\d$/.test(day) && /^\d/.test(time)) continue
    const read = readDay(day, now)
    if (!read) continue
    const clock = time.trim() === '' ? '00:00:00' : readTime(time.trim())
    return clock ? `${read} ${clock}` : null
  }
  return null
}

/** A time is written no longer. */
const LONGEST = 40

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
