import { tooMany } from '#portal/core/errors.ts'
import type { ServiceKey } from './readServiceKey.ts'

/**
 * Holds each key to its requests a minute: a bucket that fills evenly and holds a minute's worth. Kept in memory, so
 * two portals grant twice as much. Throws 42900.
 */
export function paceOf(clock: () => Date): (key: ServiceKey) => void {
  const buckets = new Map<number, { left: number; at: number }>()
  return ({ id, perMinute }) => {
    const now = clock().getTime()
    const { left, at } = buckets.get(id) ?? { left: perMinute, at: now }
    // A clock may be set back; that empties no bucket.
    const filled = Math.min(perMinute, left + (Math.max(0, now - at) / 60_000) * perMinute)
    if (filled < 1) throw tooMany(Math.ceil(((1 - filled) / perMinute) * 60))
    buckets.set(id, { left: filled - 1, at: now })
  }
}
