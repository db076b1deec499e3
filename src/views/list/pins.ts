import { pinsEnd } from '#derive/viewAddress.ts'

/** The names of columns without what says which of them stay at the left. */
export const plainNames = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((name) => name !== pinsEnd)

/** The columns that stay at the left when a table scrolls; none unless chosen. */
export const pinnedOf = (chosen: readonly string[] | null): readonly string[] =>
  chosen?.includes(pinsEnd) ? chosen.slice(0, chosen.indexOf(pinsEnd)) : []

/** So many of the columns stay at the left. */
export function withPins(names: readonly string[], count: number): readonly string[] {
  if (count <= 0) return names
  return [...names.slice(0, count), pinsEnd, ...names.slice(count)]
}
