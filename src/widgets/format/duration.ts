import type { Label } from '#declare'

/** Seconds as `mm:ss`, minutes going on beyond the hour: 205 → `03:25`, 5400 → `90:00`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** Below so much, minutes say enough. */
const manyMinutes = 100 * 60
const manyHours = 100 * 3600

/** Seconds to be read rather than typed: minutes as long as they have two figures, `20:37:05`, then hours alone. */
export function longDuration(seconds: number): Label {
  if (seconds < manyMinutes) return [duration(seconds), duration(seconds)]
  const hours = Math.floor(seconds / 3600)
  const exact = `${hours}:${duration(seconds - hours * 3600)}`
  if (seconds < manyHours) return [exact, exact]
  const rounded = Math.round(seconds / 3600).toLocaleString('en-US')
  return [`${rounded} 小时`, `${rounded} h`]
}

/** Minutes with two decimals, as audio used to be measured, as `mm:ss`: 3.42 → `03:25`. */
export const minutesAsDuration = (minutes: number): string => duration(minutes * 60)

/** Seconds in words, where there is an hour or more: 5400 → `1 小时 30 分`; empty below. */
export const inHours = (length: number): Label | undefined =>
  Number.isFinite(length) && length >= 3600 ? inWords(length) : undefined

/** Seconds in words: 5400 → `1 小时 30 分`, 0 → `0 分`. */
export function inWords(length: number): Label {
  const [hours, minutes, rest] = [
    Math.floor(length / 3600),
    Math.floor((length % 3600) / 60),
    Math.round(length % 60),
  ]
  const parts = (words: readonly [string, string, string]) =>
    [hours, minutes, rest]
      .flatMap((part, at) => (part > 0 ? [`${part} ${words[at]}`] : []))
      .join(' ') || `0 ${words[1]}`
  return [parts(['小时', '分', '秒']), parts(['h', 'min', 's'])]
}

const two = (number: number) => String(number).padStart(2, '0')
