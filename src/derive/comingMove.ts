import { holds } from './condition.ts'
import { shift, timeOf } from './moment.ts'
import { valueAt } from './path.ts'
import type { Situation } from './situation.ts'
import { isPastPromise, type TimedMove, timedMovesOf } from './timedMoves.ts'

/** A move that the portal makes by itself, at a date or moment. */
export interface ComingMove {
  readonly move: string
  readonly at: string
  /** Its time has passed, and something stood against it: it is tried again until nothing does. */
  readonly isLate: boolean
  /** Its time has passed so long ago that it is not made by itself any more: somebody has to press. */
  readonly isOverdue: boolean
}
/** The portal does what is due within seconds; what is late by more has been refused, in milliseconds. */
const AT_ONCE = 15_000

/** What the portal does with a record next by itself, at a time that the record tells, or could not do then; undefined where there is nothing. */
export function comingMove(situation: Situation): ComingMove | undefined {
  const { entity, before, now } = situation
  const state = String(before?.[entity.stateField])
  return timedMovesOf(entity)
    .flatMap((timed) => {
      if (!timed.states.includes(state)) return []
      const at = holds(timed.when, situation) && momentOf(timed, situation)
      if (!at) return []
      const left = timeOf(at) - timeOf(now)
      const isLate = left < -AT_ONCE
      const isOverdue = isPastPromise(timed, at, timeOf(now))
      return left > 0 || isLate ? [{ move: timed.move, at, isLate, isOverdue }] : []
    })
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at))[0]
}

/** `releaseAt`, or `['endedAt', '+14d']`; what is done once a condition holds has no time. */
function momentOf({ path, later }: TimedMove, situation: Situation): string | undefined {
  const value = path && valueAt(path, situation)
  return typeof value === 'string' && value !== '' ? shift(value, later) : undefined
}
