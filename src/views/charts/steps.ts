/** What of the points is shown, the first and the last of it. */
export interface Window {
  readonly from: number
  readonly to: number
}

const steps: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
}

/** Where a key leads from a point; undefined where it leads nowhere. The first arrow begins at the last point. */
export function stepTo(key: string, at: number | null, last: number): number | undefined {
  const step = steps[key]
  if (!step || last < 0) return undefined
  const to = at === null && key.startsWith('Arrow') ? last : step(at ?? last, last)
  return Math.min(last, Math.max(0, to))
}

/** A window as wide, moved so far that a point lies in it, and within what there is. */
export function nearer(window: Window, at: number, last = Number.POSITIVE_INFINITY): Window {
  const { from, to } = window
  const wide = to - from
  const begins = at < from ? at : at > to ? at - wide : from
  const kept = Math.max(0, Math.min(begins, last - wide))
  return kept === from ? window : { from: kept, to: kept + wide }
}
