import type { Entity, QueueTab, Row } from '#declare'
import { same } from '#portal/engine/records/same.ts'

/**
 * The tabs of an entity's desk that hold work in a state of which nothing is told yet: of one that holds part of
 * another the wider alone, and none of what somebody has taken in hand.
 *
 * @param told the filters of what is told of the entity by its declaration, a mark or a next move.
 * @param mayMake whether the session makes this move.
 */
export function untoldTabs(
  { queue, moves, stateField, home }: Entity,
  told: readonly Row[],
  mayMake: (move: string) => boolean,
): readonly (QueueTab & { readonly at: number })[] {
  const tabs = (queue?.tabs ?? []).map((tab, at) => ({ ...tab, at }))
  const statesOf = (filter: Row) => [filter[stateField] ?? []].flat().map(String)
  const named = home.todos.filter(({ mine }) => !mine).flatMap(({ filter }) => statesOf(filter))
  const isDecided = (state: string) =>
    Object.keys(queue?.decide ?? {}).some(
      (move) => moves[move]?.from.includes(state) && mayMake(move),
    )
  const inHand = Object.entries(queue?.decide ?? {}).flatMap(([move, { key }]) =>
    key === 't' ? (moves[move]?.to ?? []) : [],
  )
  const isPart = (filter: Row) =>
    tabs.some(
      (other) =>
        Object.keys(other.filter).length < Object.keys(filter).length &&
        Object.entries(other.filter).every(([name, value]) => same(value, filter[name])),
    )
  return tabs.filter(({ filter }) => {
    const states = statesOf(filter)
    return (
      states.some(isDecided) &&
      !states.some((state) => named.includes(state) || inHand.includes(state)) &&
      !told.some((one) => same(one, filter)) &&
      !isPart(filter)
    )
  })
}
