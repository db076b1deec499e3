/**
 * Tries that are counted before it is known how they end. So many at once cannot slip past a limit together; and yet
 * somebody who opens three tabs is no one who failed twice.
 */
const underWay = new WeakMap<object, Map<string, { tries: number; counted: number }>>()

const mapOf = (owner: object) => {
  const found = underWay.get(owner) ?? new Map<string, { tries: number; counted: number }>()
  underWay.set(owner, found)
  return found
}

/** Begins a try under a key; gives what ends it. */
export function trying(owner: object, key: string): () => void {
  const all = mapOf(owner)
  const entry = all.get(key) ?? { tries: 0, counted: 0 }
  all.set(key, entry)
  entry.tries++
  return () => {
    entry.tries--
    entry.counted = Math.min(entry.counted, entry.tries)
    if (entry.tries === 0) all.delete(key)
  }
}

/** Notes that a try under way has been counted. */
export function count(owner: object, key: string): void {
  const entry = mapOf(owner).get(key)
  if (entry) entry.counted++
}

/** How many of those counted are still under way. */
export const countUnderWay = (owner: object, key: string): number =>
  mapOf(owner).get(key)?.counted ?? 0
