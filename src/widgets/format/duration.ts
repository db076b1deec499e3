/** Seconds as `mm:ss`, minutes going on beyond the hour: 205 → `03:25`, 5400 → `90:00`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** Minutes with two decimals, as audio used to be measured, as `mm:ss`: 3.42 → `03:25`. */
export const minutesAsDuration = (minutes: number): string => duration(minutes * 60)

/** Seconds of what was typed (`3:25`, `1:02:03`, `205`), or null where it is no length. */
export function seconds(typed: string): number | null {
  const parts = typed.trim().replace(/：/g, ':').split(':')
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}$/.test(part))) return null
  if (parts.slice(1).some((part) => Number(part) > 59)) return null
  return parts.reduce((total, part) => total * 60 + Number(part), 0)
}

const two = (number: number) => String(number).padStart(2, '0')
