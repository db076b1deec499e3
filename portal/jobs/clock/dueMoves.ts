import { type Entity, type Literal, type Row, wordOf } from '#declare'
import { shift } from '#derive/moment.ts'

/** A move that happens by itself: which one, and a condition that picks the records it is time for. */
export interface DueMove {
  readonly entity: Entity
  readonly rule: string
  readonly move: string
  readonly where: Row
}

/** Every `at` of the declarations, with its condition for this moment (ISO 8601 with +08:00). */
export function dueMoves(entities: Iterable<Entity>, now: string): readonly DueMove[] {
  return [...entities].flatMap((entity) =>
    Object.entries(entity.rules).flatMap(([id, literals]) =>
      literals
        .filter((literal) => wordOf(literal) === 'at')
        .map((literal) => dueMove(entity, `${entity.name}#${id}`, literal, now)),
    ),
  )
}

function dueMove(entity: Entity, rule: string, literal: Literal, now: string): DueMove {
  const move = literal.does as string
  const from = { [entity.stateField]: entity.moves[move]?.from ?? [] }
  return {
    entity,
    rule,
    move,
    where: { ...from, ...(literal.when as Row), ...timeTest(literal.at, now) },
  }
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
