import { shift, weekdayOf } from '#derive/moment.ts'
import type { GridView } from './Grid.tsx'
import type { Range } from './useEntries.ts'

/** The days a view shows around a day: known before anything is drawn, so that they are asked for at once. */
export function rangeOf(view: GridView | 'lanes', date: string): Range {
  if (view === 'timeGridDay') return days(date, 1)
  if (view === 'timeGridWeek') return days(mondayOf(date), 7)
  const first = `${date.slice(0, 7)}-01`
  if (view !== 'dayGridMonth') return { from: first, to: shift(first, '+1M') }
  // Six weeks, however few of them a month touches: the grid is as high in each.
  return days(mondayOf(first), 42)
}

const days = (from: string, count: number): Range => ({ from, to: shift(from, `+${count}d`) })
const mondayOf = (date: string): string => shift(date, `-${weekdayOf(date) - 1}d`)
