import type { Decide, Entity, Field, Label, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { directions } from '#derive/directions.ts'
import { movesMoney } from '#derive/payment.ts'
import { consequenceOf } from '../perform/consequence.ts'
import { dialogFields } from '../perform/dialogFields.ts'
import { aloneWith, demandsOf } from '../record/demands.ts'

/**
 * How a decision is made: at once with one key; with a digit for one of the choices of the only field it asks for; or in
 * its own dialog, where more is asked, typed to confirm, or paid.
 */
export type Way =
  | { readonly kind: 'now' }
  | { readonly kind: 'choice'; readonly name: string; readonly choices: Field['of'] & object }
  /** `held`: it waits for ten seconds, as what is decided with a key; money, and what is typed to confirm, does not. */
  | { readonly kind: 'dialog'; readonly held: boolean }

/** So many choices have a digit. */
const DIGITS = 9

/** What a decision is called at the desk. */
export const decisionLabel = ({ queue, moves }: Entity, move: string): Label =>
  queue?.decide[move]?.label ?? moves[move]?.label ?? [move, move]

/** An entity whose moves are called as its desk calls them, in dialogs and notices too. */
export const calledAtDesk = (entity: Entity): Entity => ({
  ...entity,
  moves: Object.fromEntries(
    Object.entries(entity.moves).map(([name, move]) => [
      name,
      { ...move, label: decisionLabel(entity, name) },
    ]),
  ),
})

/**
 * Whether one goes on with a record that was decided so, since it waits still: it was taken in hand, or the same tab has
 * it. What waits in another tab for its last step waits there: the next press of a hand that has passed one is meant for
 * the next record. What is sent back waits for somebody else.
 */
export function staysWith({ queue, moves, states, stateField }: Entity, move: string): boolean {
  const { from = [], to = '' } = moves[move] ?? {}
  const place = (state: string) => Object.keys(states).indexOf(state)
  if (from.some((state) => place(state) > place(to))) return false
  const isTaken = queue?.decide[move]?.key === 't'
  return (queue?.tabs ?? []).some(({ filter }) => {
    const waiting = [filter[stateField]].flat()
    return waiting.includes(to) && (isTaken || from.some((state) => waiting.includes(state)))
  })
}

/** How a move of a record is decided; a plain yes-or-no is not asked, since it can be taken back for ten seconds. */
export function wayOf(entity: Entity, move: string, record: Row): Way {
  const demands = demandsOf(entity, move, [record])
  const { confirm, reason } = demands
  const { asks } = entity.queue?.decide[move] ?? {}
  if (asks || (confirm && confirm !== 'yes') || movesMoney(entity, move))
    return { kind: 'dialog', held: false }
  const dialog = { kind: 'dialog', held: !staysWith(entity, move) } as const
  if (reason) return dialog
  const fields = Object.entries(dialogFields(entity, move, demands, [record]))
  const [first, ...more] = fields
  if (!first) return { kind: 'now' }
  const [name, field] = first
  const choices = field.kind === 'choice' && typeof field.of === 'object' ? field.of : undefined
  if (more.length > 0 || !choices || Object.keys(choices).length > DIGITS) return dialog
  return { kind: 'choice', name, choices }
}

/** Of the decisions in their order the first that can be pressed: the one that stands out. */
export const usualOf = (
  moves: readonly string[],
  against: (move: string) => Label | undefined,
): string | undefined => moves.find((move) => !against(move))

/**
 * The decisions that are made from where a record stands. Of those under one key the one that is for this record: what
 * is left to pay back tells whether all is refunded or a part; all of them where none is, so that each says why.
 */
export function applying(entity: Entity, record: Row): readonly [string, Decide][] {
  const state = String(record[entity.stateField])
  const open = Object.entries(entity.queue?.decide ?? {}).filter(([move]) =>
    entity.moves[move]?.from.includes(state),
  )
  const here = aloneWith(entity, record)
  const isFor = ([move]: [string, Decide]) => {
    const { when } = entity.moves[move] ?? {}
    return !when || holds(when, here) !== false
  }
  return open.filter(
    (one) => isFor(one) || !open.some((other) => other[1].key === one[1].key && isFor(other)),
  )
}

/** What becomes of a record that is decided so, a sentence each: the direction of its key, and what follows from it. */
export function comesTo(entity: Entity, move: string, record: Row): readonly Label[] {
  const { key } = entity.queue!.decide[move]!
  const follows = consequenceOf(entity, move, [record], () => undefined)?.follows ?? []
  const state = entity.states[entity.moves[move]!.to]
  const becomes: readonly Label[] = state ? [[`变为“${state[0]}”`, `it becomes “${state[1]}”`]] : []
  return [directions[key], ...becomes, ...follows]
}
