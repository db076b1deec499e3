import type { Period } from '#declare'
import { shift } from '#derive/moment.ts'

/** A stretch of so many days that begins where the last of these ends, or now. */
export function nextStretch(ends: readonly string[], days: number, now: string): Period {
  const start = ends.reduce((last, end) => (end > last ? end : last), now)
  return { start, end: shift(start, `+${days}d`) }
}
