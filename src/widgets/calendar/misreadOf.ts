import type { Label } from '#declare'
import { dayInFigures, readDay, readTime, today } from './readTime.ts'

/** How far a text was understood that is no time: what of it is a day, a time of day, or a day that no month has. */
export function misreadOf(typed: string, clock: boolean, now = today()): Label | null {
  const plain = typed.normalize('NFKC').trim()
  const missing = missingDay(plain, now)
  if (missing) return missing
  const time = readTime(plain)?.slice(0, 5)
  if (time)
    return clock
      ? [
          `看出钟点 ${time}，没有日期；当天写作“今天 ${time}”`,
          `The time ${time}, without a day: today is "今天 ${time}"`,
        ]
      : [`看出钟点 ${time}；这里填日期`, `The time ${time}: this takes a day`]
  for (let at = plain.length - 1; at > 0; at--) {
    const [day, rest] = [readDay(plain.slice(0, at), now), plain.slice(at).trim()]
    // Figures of a day do not end within a number.
    if (!day || rest === '' || (/\d$/.test(plain.slice(0, at)) && /^\d/.test(rest))) continue
    const isTime = readTime(rest) !== null
    if (isTime && !clock)
      return [`看出日期 ${day}；这里不填钟点`, `The day ${day}: this takes no time`]
    return [
      `看出日期 ${day}，“${rest}”${clock ? '看不出是几点' : '看不懂'}`,
      `The day ${day}; "${rest}" is ${clock ? 'no time' : 'not understood'}`,
    ]
  }
  return null
}

/** A day that its month does not have, or a month that no year has. */
function missingDay(plain: string, now: string): Label | null {
  const [, written = now.slice(0, 4), month = '', day = ''] =
    /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})(?!\d)/.exec(dayInFigures(plain)) ?? []
  const [year, which, date] = [written, month, day].map(Number) as [number, number, number]
  if (month === '') return null
  if (which < 1 || which > 12) return [`没有 ${which} 月`, `There is no month ${which}`]
  const last = new Date(Date.UTC(year, which, 0)).getUTCDate()
  if (date >= 1 && date <= last) return null
  return [
    `${year} 年 ${which} 月没有 ${date} 日，只有 ${last} 天`,
    `Month ${which} of ${year} has ${last} days, and no day ${date}`,
  ]
}
