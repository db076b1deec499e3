/** How far a run was at a moment; `at` in milliseconds. */
export interface Reading {
  readonly at: number
  readonly done: number
}

/** Readings older than this tell nothing of the speed now, in milliseconds. */
const window = 15_000

/** The readings with a new one, those too old left out; started anew where the count went back. */
export function withReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const last = readings.at(-1)
  if (last && reading.done < last.done) return [reading]
  if (last && last.done === reading.done && last.at === reading.at) return readings
  return [...readings, reading].filter(({ at }) => reading.at - at <= window)
}

/** Rows a second over the readings, or null where they tell nothing yet. */
export function speedOf(readings: readonly Reading[]): number | null {
  const [first] = readings
  const last = readings.at(-1)
  if (!first || !last || last.at - first.at < 800) return null
  const speed = ((last.done - first.done) * 1000) / (last.at - first.at)
  return speed > 0 ? speed : null
}

/** Seconds until `left` more rows are done, or null where nothing is known. */
export const secondsLeft = (left: number, speed: number | null): number | null =>
  speed === null ? null : Math.ceil(left / speed)
