import type { Entity, Field, Label, Row } from '#declare'
import { movesMoney } from '#derive/payment.ts'
import { dialogFields } from '../perform/dialogFields.ts'
import { demandsOf } from '../record/demands.ts'

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

/**
 * Whether a record that was decided so waits in the queue still, such as one that was taken in hand: one goes on with
 * it. What is sent back waits for somebody else.
 */
export function staysWith({ queue, moves, states, stateField }: Entity, move: string): boolean {
  const { from = [], to = '' } = moves[move] ?? {}
  const place = (state: string) => Object.keys(states).indexOf(state)
  if (from.some((state) => place(state) > place(to))) return false
  return queue?.tabs.some(({ filter }) => [filter[stateField]].flat().includes(to)) ?? false
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
