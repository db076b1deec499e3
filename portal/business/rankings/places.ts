/** What decides where an entry stands. */
export interface Placed {
  readonly id: number
  readonly position: number | null
  readonly score: number
  readonly pinned: boolean
  readonly hidden: boolean
  /** Sorted by its figure; by hand otherwise. */
  readonly counted: boolean
}

/**
 * Entries of a board in their order: pinned ones where they stand, the others around them by their figures or by hand;
 * hidden ones come last and take nobody's place.
 */
export function places<E extends Placed>(entries: readonly E[]): readonly E[] {
  const shown = entries.filter(({ hidden }) => !hidden)
  const free = shown.filter(({ pinned }) => !pinned).toSorted(byRank)
  const pinned = new Map<number, E>()
  for (const one of shown.filter((entry) => entry.pinned).toSorted(byHand)) {
    let at = Math.max(1, one.position ?? 1)
    while (pinned.has(at)) at++
    pinned.set(at, one)
  }
  const order: E[] = []
  for (let at = 1; order.length < shown.length; at++) {
    const next = pinned.get(at) ?? free.shift()
    // A pinned place behind the end is the end.
    if (next) {
      order.push(next)
      pinned.delete(at)
    } else order.push(...[...pinned.values()].toSorted(byHand))
  }
  return [...order, ...entries.filter(({ hidden }) => hidden).toSorted(byHand)]
}

const byHand = (one: Placed, other: Placed): number =>
  (one.position ?? Infinity) - (other.position ?? Infinity) || one.id - other.id
const byRank = (one: Placed, other: Placed): number =>
  one.counted && other.counted ? other.score - one.score || byHand(one, other) : byHand(one, other)
