import type { Field } from '#declare'

/** What a field holds where nobody said anything; `now` is this moment for a time, today for a date. */
export function defaultOf({ kind, default: given }: Field, now: string): unknown {
  if (given !== 'now') return given
  if (kind === 'dateTime') return now
  return kind === 'date' ? now.slice(0, 10) : given
}
