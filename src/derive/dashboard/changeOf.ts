/** How a value stands beside an earlier one. */
export interface Change {
  readonly way: 'up' | 'down' | 'same' | 'fresh'
  /** Percent of the earlier one, one decimal below ten; 0 where there is nothing to compare with. */
  readonly percent: number
}

/** Compares with what was before: `fresh` where there was nothing, undefined where either is not known. */
export function changeOf(
  value: number | null | undefined,
  before: number | null | undefined,
): Change | undefined {
  if (typeof value !== 'number' || typeof before !== 'number') return undefined
  if (before === 0) return { way: value === 0 ? 'same' : 'fresh', percent: 0 }
  const share = (Math.abs(value - before) / Math.abs(before)) * 100
  const percent = share < 10 ? Math.round(share * 10) / 10 : Math.round(share)
  if (percent === 0) return { way: 'same', percent }
  return { way: value > before ? 'up' : 'down', percent }
}
