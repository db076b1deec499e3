import { readClock } from '../calendar/readTime.ts'
import { dateTime } from '../format/dateTime.ts'

/**
 * A moment as a clock on a wall in Shanghai shows it and one types it, `2026-11-21 19:31`, whatever the browser's zone;
 * seconds only where there are some; what is none as it stands.
 */
export const wallClock = (moment: string | null | undefined): string => {
  if (!moment) return ''
  const shown = isHeld.test(moment) ? dateTime(moment).replace(/(:\d{2}):00$/, '$1') : ''
  return shown || (isHeld.test(moment) && isReal(moment) ? '' : moment)
}

/** What is typed and no time is never taken for one: a browser makes 3 March of 31 February, and 2001 of `12-01`. */
const isHeld = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const isReal = (moment: string) => !Number.isNaN(Date.parse(moment))

/** What was typed, meant as Shanghai's, as records hold it; null for nothing, what cannot be read as it was typed. */
export function fromWallClock(typed: string): string | null {
  if (typed.trim() === '') return null
  const read = readClock(typed)
  return read ? `${read.replace(' ', 'T')}+08:00` : typed
}
