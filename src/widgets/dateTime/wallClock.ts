import { dateTime } from '../format/dateTime.ts'

/** A moment as a clock on a wall in Shanghai shows it, `2026-11-21T19:31:00`: what `datetime-local` takes, whatever the browser's zone. */
export const wallClock = (moment: string | null | undefined): string =>
  dateTime(moment).replace(' ', 'T')

/** What `datetime-local` gives, meant as Shanghai's, as records hold it; null for nothing. */
export function fromWallClock(typed: string): string | null {
  if (typed === '') return null
  const [day = '', time = ''] = typed.split('T')
  const [hours = '00', minutes = '00', seconds = '00'] = time.split('.')[0]?.split(':') ?? []
  return `${day}T${hours}:${minutes}:${seconds}+08:00`
}
