import { type Entity, type Literal, type Row, wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { shift } from '#derive/moment.ts'

/** A move that happens by itself: which one, and a condition that picks the records it is time for. */
export interface DueMove {
  readonly entity: Entity
  readonly rule: string
  readonly move: string
  readonly where: Row
}

/** Every `at` of the declarations, with its condition for this moment (ISO 8601 with +08:00). */
export const dueMoves = (entities: Iterable<Entity>, now: string): readonly DueMove[] =>
  [...entities].flatMap((entity) =>
    timedMoves(entity).map(({ at, where, ...move }) => ({
      ...move,
      where: { ...where, ...timeTest(at, now) },
    })),
  )

type TimedMove = DueMove & { readonly at: unknown }

/** Gone through every few seconds, so that each declaration is read once. */
const known = new WeakMap<Entity, readonly TimedMove[]>()

function timedMoves(entity: Entity): readonly TimedMove[] {
  const found =
    known.get(entity) ??
    literalsOf(entity)
      .filter(({ literal }) => wordOf(literal) === 'at')
      .map(({ rule, literal }) => timedMove(entity, rule, literal))
  known.set(entity, found)
  return found
}

function timedMove(entity: Entity, rule: string, literal: Literal): TimedMove {
  const move = literal.does as string
  const from = { [entity.stateField]: entity.moves[move]?.from ?? [] }
  return { entity, rule, move, at: literal.at, where: { ...from, ...(literal.when as Row) } }
}

/** `releaseAt` is due when it has passed, `['endedAt', '+14d']` fourteen days after, `once` as soon as `when` holds. */
function timeTest(at: unknown, now: string): Row {
  if (at === 'once') return {}
  if (typeof at === 'string') return { [at]: { lte: { text: now } } }
  const [path, later] = at as readonly [string, string]
  return { [path]: { lte: { text: shift(now, turned(later)) } } }
}

const turned = (span: string) =>
  span.startsWith('-') ? `+${span.slice(1)}` : `-${span.replace(/^\+/, '')}`
