/** Whose turn it is after one record, and how many wait once that is done. */
export interface Turn {
  readonly next?: number
  readonly left: number
}

/** The one behind it among those that wait, at the end the first again; `total` counts those that were not fetched too. */
export function turnAfter(waiting: readonly number[], id: number, total: number): Turn {
  const at = waiting.indexOf(id)
  const next = waiting[at + 1] ?? waiting[0]
  const left = Math.max(total - (at < 0 ? 0 : 1), 0)
  return next === undefined || next === id ? { left } : { next, left }
}
