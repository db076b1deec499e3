import { shift } from '#derive/moment.ts'
import type { GridView } from './Grid.tsx'
import { rangeOf } from './rangeOf.ts'

/** What a view shows around a day, in words: a month, the first and the last day of a week, or a day. */
export function whenOf(view: GridView | 'lanes', date: string, isEnglish: boolean): string {
  const isOfDays = view === 'timeGridDay' || view === 'timeGridWeek'
  const words = new Intl.DateTimeFormat(isEnglish ? 'en' : 'zh-CN', {
    year: 'numeric',
    month: 'long',
    ...(isOfDays && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  if (view !== 'timeGridWeek') return words.format(moment(date))
  const { from, to } = rangeOf(view, date)
  const last = shift(to, '-1d')
  if (isEnglish) return words.formatRange(moment(from), moment(last))
  // Ranges of the browser's Chinese are figures with slashes.
  const said = words.format(moment(last))
  const isSameYear = from.slice(0, 4) === last.slice(0, 4)
  return `${words.format(moment(from))} – ${isSameYear ? said.replace(/^\d+年/, '') : said}`
}

const moment = (date: string) => new Date(`${date}T00:00:00Z`)
