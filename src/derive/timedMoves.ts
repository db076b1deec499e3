import { type Entity, type Row, wordOf } from '#declare'
import { literalsOf } from './literalsOf.ts'
import { shift, timeOf } from './moment.ts'
import { perEntity } from './perEntity.ts'
import { publicReading } from './publicReading.ts'

/** A move that the portal makes by itself, as an `at` of the declaration says it. */
export interface TimedMove {
  readonly rule: string
  readonly move: string
  /** Where its time stands: `releaseAt`, `period.end`; undefined where it is made once a condition holds. */
  readonly path: string | undefined
  /** How much later than that: `+14d`. */
  readonly later: string
  /** The states it is made from. */
  readonly states: readonly string[]
  readonly when: Row | undefined
  /**
   * Somebody scheduled it for an hour to come, and it goes out to readers: long after that hour nobody counts on it any
   * more. What is taken from readers, expires or begins is better done late than never.
   */
  readonly isPromised: boolean
}

/** A promised hour is kept this much later still, in milliseconds; a promised day until it is over. */
const GRACE = 20 * 60_000
const DAY = 24 * 60 * 60_000

/** Every `at` of an entity. */
export const timedMovesOf = perEntity((entity): readonly TimedMove[] =>
  literalsOf(entity)
    .filter(({ literal }) => wordOf(literal) === 'at')
    .map(({ rule, literal }) => {
      const move = String(literal.does)
      const [path, later = ''] = [literal.at].flat() as [string, string?]
      const when = literal.when as Row | undefined
      const { from = [], to = '' } = entity.moves[move] ?? {}
      const asked = when?.[entity.stateField]
      const states = asked === undefined ? from : from.filter((one) => [asked].flat().includes(one))
      const isPromised =
        later === '' && isScheduled(entity, move, path, states) && !isTaken(entity, states, to)
      const told = { rule, move, later, states, when, isPromised }
      return { ...told, path: path === 'once' ? undefined : path }
    }),
)

/**
 * In place of making the move at once, from the same state, somebody takes the record to where it waits, and has to give
 * a time to come: `{ move: 'schedule', needs: [['releaseAt', '>', { now: '' }]] }`.
 */
const isScheduled = (entity: Entity, move: string, path: string, states: readonly string[]) =>
  literalsOf(entity).some(
    ({ literal }) =>
      [literal.move ?? []].flat().some((one) => isInPlaceOf(entity, String(one), move, states)) &&
      ((literal.needs ?? []) as readonly unknown[]).some((need) => isAhead(need, path)),
  )

const isInPlaceOf = ({ moves }: Entity, one: string, move: string, waiting: readonly string[]) =>
  waiting.includes(moves[one]?.to ?? '') &&
  moves[one]?.from.some((state) => !waiting.includes(state) && moves[move]?.from.includes(state))

const isAhead = (need: unknown, path: string): boolean =>
  Array.isArray(need) && need[0] === path && String(need[1]).startsWith('>') && 'now' in need[2]

/** It is readers who have it before, and no more then. */
function isTaken(entity: Entity, states: readonly string[], to: string): boolean {
  const shown = publicReading(entity)?.shown[entity.stateField]
  if (shown === undefined) return false
  const seen = [shown].flat()
  return states.some((one) => seen.includes(one)) && !seen.includes(to)
}

/** When it is due for a record, as that tells by itself; undefined where it has no time. */
export function momentIn({ path, later }: Pick<TimedMove, 'path' | 'later'>, row: Row) {
  const [head = '', part] = path?.split('.') ?? []
  const value = part ? (row[head] as Row | null | undefined)?.[part] : row[head]
  return typeof value === 'string' && value !== '' ? shift(value, later) : undefined
}

/** It was promised for a moment, and that is so long ago that it is not made by itself any more where it was refused. */
export const isPastPromise = (
  { isPromised }: Pick<TimedMove, 'isPromised'>,
  at: string,
  now: number,
): boolean => isPromised && now - timeOf(at) > (at.length === 10 ? DAY : GRACE)
