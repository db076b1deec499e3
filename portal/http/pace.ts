import type { MiddlewareHandler } from 'hono'
import { tooMany } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'

/** How fast somebody may call. */
export interface PaceOptions {
  /** Calls a minute that somebody who is signed in may make, on and on; they may save up as many. */
  readonly perMinute: number
  readonly clock: () => Date
}

/** So many people are remembered; whoever called least lately is forgotten, and begins anew. */
const REMEMBERED = 10_000

/**
 * Keeps anybody who is signed in from calling like a machine, by 42900 with when to come again: no person reads so fast,
 * while whoever copies everything out, or a page that calls in a circle, is slowed down. Counted by each portal.
 */
export function pace({ perMinute, clock }: PaceOptions): MiddlewareHandler {
  const left = new Map<number, { calls: number; at: number }>()
  return async (c, next) => {
    const { user } = (c.get('session') as Session | undefined) ?? {}
    if (!user) return next()
    const now = clock().getTime()
    const { calls, at } = left.get(user.id) ?? { calls: perMinute, at: now }
    const grown = Math.min(perMinute, calls + (Math.max(0, now - at) * perMinute) / 60_000)
    left.delete(user.id)
    if (grown < 1) {
      left.set(user.id, { calls: grown, at: now })
      throw tooMany(Math.max(1, Math.ceil(((1 - grown) * 60) / perMinute)))
    }
    left.set(user.id, { calls: grown - 1, at: now })
    if (left.size > REMEMBERED) left.delete(left.keys().next().value as number)
    return next()
  }
}
