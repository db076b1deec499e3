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

/** Seconds of what was typed (`3:25`, `1:02:03`, `205`, `1小时2分`, `3m25s`), or null where it is no length. */
export function seconds(typed: string): number | null {
  const plain = typed.trim().replace(/：/g, ':')
  // No length is written longer; a page of blanks takes a pattern minutes.
  if (plain.length > 60) return null
  const parts = plain.split(':')
  if (parts.length === 1 && !/^\d+$/.test(plain)) return inUnits(plain)
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}$/.test(part))) return null
  if (parts.slice(1).some((part) => Number(part) > 59)) return null
  return parts.reduce((total, part) => total * 60 + Number(part), 0)
}

const units =
  /^(?:(\d{1,4})\s*(?:小时|时|h))?\s*(?:(\d{1,6})\s*(?:分钟|分|min|m|['′]))?\s*(?:(\d{1,6})\s*(?:秒钟|秒|s|["″]|''))?$/i

/** Seconds of a length with its units, each at most once and the largest first. */
function inUnits(typed: string): number | null {
  const halves = typed
    .replace(/^半个?小时/, '30分')
    .replace(/^(\d+)个半小时|^(\d+)小时半/, (_, one, other) => `${one ?? other}小时30分`)
    .replace(/^(\d+)个(?=小时)/, '$1')
    .replace(/^(\d+)分半$/, '$1分30秒')
  const [, ofHours] = /^(\d{1,4}\.\d{1,2})\s*(?:个?小时|h)$/i.exec(typed) ?? []
  if (ofHours) return Math.round(Number(ofHours) * 3600)
  const found = halves === '' ? null : units.exec(halves)
  if (!found) return null
  const [hours = 0, minutes = 0, rest = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + rest
}

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
