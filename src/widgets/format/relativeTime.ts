import type { Language } from '#declare'
import { dateTime } from './dateTime.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/**
 * How long ago a moment was, seen from `now` in milliseconds: 刚刚, minutes, hours, 1 day; its date and time beyond
 * two days, for what lies ahead, and nothing for what is no time.
 */
export function relativeTime(
  moment: string | Date | number | null | undefined,
  language: Language,
  now: number,
): string {
  const written = dateTime(moment)
  if (written === '') return ''
  const ago = now - Date.parse(`${written.replace(' ', 'T')}+08:00`)
  const zh = language === 'zh'
  if (Math.abs(ago) < 30 * SECOND) return zh ? '刚刚' : 'just now'
  if (ago < 0 || ago >= 2 * DAY) return written
  if (ago >= DAY) return zh ? '1天前' : '1 day ago'
  if (ago >= HOUR)
    return zh ? `${whole(ago, HOUR)}小时前` : `${withUnit(whole(ago, HOUR), 'hour')} ago`
  return zh ? `${whole(ago, MINUTE)}分钟前` : `${withUnit(whole(ago, MINUTE), 'minute')} ago`
}

const whole = (ago: number, unit: number) => Math.max(1, Math.floor(ago / unit))
const withUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
