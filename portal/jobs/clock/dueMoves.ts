import type { Entity, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { type TimedMove, timedMovesOf } from '#derive/timedMoves.ts'

/** A move that happens by itself: which one, and a condition that picks the records it is time for. */
export interface DueMove extends TimedMove {
  readonly entity: Entity
  readonly where: Row
}

/** Every `at` of the declarations, with its condition for this moment (ISO 8601 with +08:00). */
export const dueMoves = (entities: Iterable<Entity>, now: string): readonly DueMove[] =>
  [...entities].flatMap((entity) =>
    timedMovesOf(entity).map((timed) => {
      const from = { [entity.stateField]: entity.moves[timed.move]?.from ?? [] }
      return { ...timed, entity, where: { ...from, ...timed.when, ...timeTest(timed, now) } }
    }),
  )

/** `releaseAt` is due when it has passed, `['endedAt', '+14d']` fourteen days after, `once` as soon as `when` holds. */
const timeTest = ({ path, later }: TimedMove, now: string): Row =>
  path === undefined ? {} : { [path]: { lte: { text: later ? shift(now, turned(later)) : now } } }

const turned = (span: string) =>
  span.startsWith('-') ? `+${span.slice(1)}` : `-${span.replace(/^\+/, '')}`
