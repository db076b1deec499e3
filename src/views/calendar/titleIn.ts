import type { Say } from '../../i18n/useSay.ts'
import type { Entry } from './useEntries.ts'

/** What an entry is called in a calendar: a record by its name, what the portal does to one with what that is. */
export function titleIn({ title, timed }: Entry, say: Say): string {
  if (!timed) return title
  const does = say(timed.does)
  return timed.failed
    ? say(['没有{does}：{title}', 'Not done: {does}, {title}'], { does, title })
    : say(['定时{does}：{title}', '{does} by itself: {title}'], { does, title })
}
