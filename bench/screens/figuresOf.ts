import { type Figure, median } from '../figure.ts'
import type { Opening } from './opening.ts'

/** What a screen is held to, from the click to the paint. */
const MOST = 150

/** By the clock, and by the page's own work, which another program's work hardly touches. */
export function figuresOf(what: string, openings: readonly Opening[]): Figure[] {
  const [clock, work] = (['clock', 'work'] as const).map((key) => openings.map((one) => one[key]))
  const calls = median(openings.map((one) => one.calls))
  const all = (times: readonly number[] = []) => times.map((time) => time.toFixed(0)).join(', ')
  return [
    {
      ...{ what: `${what}, click to painted, code loaded`, unit: 'ms', value: median(clock!) },
      ...{ target: { most: MOST }, note: `${all(clock)}; ${calls} calls` },
    },
    {
      ...{ what: 'the same, work of the page', unit: 'ms', value: median(work!) },
      ...{ target: { most: MOST }, note: all(work) },
    },
  ]
}
