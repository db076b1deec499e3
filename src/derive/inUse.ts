import { type Entity, type Literal, wordOf } from '#declare'
import { statesOf } from './standing.ts'

const literalsIn = ({ rules }: Entity): readonly Literal[] => Object.values(rules).flat()

const known = new WeakMap<Entity, readonly string[]>()

/** The states in which a record is in use: readers see it there, or what a move to them demands goes on being demanded. */
export function statesInUse(entity: Entity): readonly string[] {
  const found = known.get(entity) ?? [...new Set([...shownIn(entity), ...demandedIn(entity)])]
  known.set(entity, found)
  return found
}

const shownIn = (entity: Entity): readonly string[] =>
  literalsIn(entity)
    .filter((literal) => wordOf(literal) === 'shown')
    .flatMap(({ shown }) => (shown as { readonly [path: string]: unknown })[entity.stateField])
    .filter((state): state is string => typeof state === 'string' && state in entity.states)

/** Final states are no use of anything: what stands there has happened. */
const demandedIn = (entity: Entity): readonly string[] =>
  statesOf(entity, literalsIn(entity).filter(isDemand).flatMap(movesAskedBy)).filter((state) =>
    Object.values(entity.moves).some(({ from, to }) => from.includes(state) && to !== state),
  )

const isDemand = (literal: Literal): boolean =>
  literal.holds !== false && (literal.refer !== undefined || literal.holds === true)

const movesAskedBy = ({ on, move }: Literal): readonly string[] =>
  [on ?? move ?? []].flat() as string[]

/** Whether readers lose sight of a record by itself where what it points at is no longer as it was: nothing is left to mend. */
export const hidesWith = (entity: Entity, path: string): boolean =>
  literalsIn(entity).some(
    (literal) => wordOf(literal) === 'shown' && JSON.stringify(literal.shown).includes(`"${path}.`),
  )

/** Whether it follows by itself what it points at there. */
export const followsAt = (entity: Entity, path: string): boolean =>
  literalsIn(entity).some((literal) => wordOf(literal) === 'follows' && literal.follows === path)
