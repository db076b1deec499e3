import type { Action, Condition, Entity, Literal, Move, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { isWrittenElsewhere } from '#derive/creatable.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Situation } from '#derive/situation.ts'
import { isAdmin, type Viewer } from '#derive/viewer.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { isGood, isSetAside } from '../StateChip.tsx'

/** What is known of other records: what a rule says of the module a content stands in can be told only with it. */
export type Beside = Pick<Situation, 'entities' | 'related'>

/** What a move or action asks before it is sent, as its declaration and rules say. */
export interface Demands {
  readonly confirm?: Move['confirm']
  /** Fields that must be filled; asked for where the record has none. */
  readonly fields: readonly string[]
  readonly reason: boolean
  /** Times of one record that are compared with now: those the move needs, and others that have passed. */
  readonly times?: readonly string[]
  /** Of a choice, the keys it takes. */
  readonly choices: { readonly [field: string]: readonly string[] }
  /** Other conditions, which the portal checks. */
  readonly checked: boolean
}

/** The rules that demand something of a move or an action, of any of these records. */
export const demanding = (
  entity: Entity,
  name: string,
  records: readonly Row[],
  beside?: Beside,
): readonly Literal[] =>
  literalsOf(entity)
    .filter((rule) => 'move' in rule && [rule.move].flat().includes(name))
    .filter(
      ({ when }) =>
        records.length === 0 ||
        records.some((record) => isMet(when as Condition | undefined, entity, record, beside)),
    )

/** What they need. */
export const needsOf = (literals: readonly Literal[]): readonly unknown[] =>
  literals.flatMap((rule) => (rule.needs ?? []) as readonly unknown[])

/** Reads the demands of one move or action; of given records only what is demanded of any of them. */
export function demandsOf(
  entity: Entity,
  name: string,
  records: readonly Row[] = [],
  beside?: Beside,
): Demands {
  const literals = demanding(entity, name, records, beside)
  const needs = needsOf(literals)
  const texts = needs.filter((need): need is string => typeof need === 'string')
  const confirm =
    entity.moves[name]?.confirm ??
    entity.actions[name]?.confirm ??
    literals.find(({ confirm }) => confirm)?.confirm
  return {
    ...(confirm !== undefined && { confirm: confirm as NonNullable<Move['confirm']> }),
    fields: texts.filter((need) => need !== 'reason' && need in entity.fields),
    reason: texts.includes('reason'),
    choices: Object.fromEntries(needs.flatMap((need) => choicesIn(entity, need))),
    checked: needs.some((need) => typeof need !== 'string'),
  }
}

/** A need that says nothing but which choices of fields are taken. */
function choicesIn({ fields }: Entity, need: unknown): [string, readonly string[]][] {
  const { is, ...more } = (typeof need === 'object' ? need : {}) as { readonly is?: Condition }
  const named = Object.entries(is ?? {}).filter(
    ([field, taken]) => fields[field]?.kind === 'choice' && Array.isArray(taken),
  )
  const all = is && Object.keys(more).length === 0 && named.length === Object.keys(is).length
  return all ? (named as [string, readonly string[]][]) : []
}

/** The moves a person can make from where the record stands, in the order declared. */
export function movesFrom(
  entity: Entity,
  record: Row,
  may: (move: string) => boolean,
): readonly [string, Move][] {
  const others = literalsOf(entity)
    .filter((rule) => 'from' in rule && typeof rule.from === 'string')
    .filter(({ when }) => isMet(when as Condition | undefined, entity, record))
    .flatMap((rule) => (rule.moves ?? []) as readonly string[])
  const state = String(record[entity.stateField] ?? '')
  const open = Object.entries(entity.moves).filter(
    ([name, move]) =>
      !move.silent &&
      !others.includes(name) &&
      move.from.includes(state) &&
      isMet(move.when, entity, record) &&
      may(name),
  )
  return open.toSorted(([, a], [, b]) => rank(entity, state, a) - rank(entity, state, b))
}

/** Whether a move leads on in the life of a record, not back, and does not put it aside. */
export function leadsOn(entity: Entity, record: Row, move: Move): boolean {
  const states = Object.keys(entity.states)
  const here = states.indexOf(String(record[entity.stateField] ?? ''))
  const forward = states.indexOf(move.to) > here || isGood(move.to)
  return forward && !isSetAside(move.to) && !takesAway.includes(nameOf(entity, move))
}

const nameOf = (entity: Entity, move: Move) =>
  Object.keys(entity.moves).find((name) => entity.moves[name] === move) ?? ''

/** Whether no move leads out of where this one leads: it is asked about, always. */
export const isFinal = (entity: Entity, move: Move): boolean =>
  !Object.values(entity.moves).some(({ from }) => from.includes(move.to))

/** What takes something away from somebody: asked in red, never the button one presses first. */
export const takesAway: readonly string[] = [
  'delete',
  'withdraw',
  'shelfOff',
  'takeOff',
  'remove',
  'void',
  'ban',
  'destroy',
  'revoke',
  'disable',
  'reject',
  'end',
  'stop',
  'hide',
  'ignore',
  'skip',
  'drop',
  'refund',
  'fail',
  'cancel',
]

/** The next step first, then those that skip some, then those that lead back, the nearest first; what takes away last. */
function rank(entity: Entity, state: string, move: Move): number {
  const states = Object.keys(entity.states)
  const way = states.indexOf(move.to) - states.indexOf(state)
  const last = takesAway.includes(nameOf(entity, move)) ? 2 * states.length : 0
  return last + (way > 0 ? way : states.length - way)
}

/** Whether an action's own condition lets it stand on this record; what cannot be told here does. */
const isOpen = ({ when }: Action, entity: Entity, record: Row): boolean =>
  isMet(when, entity, record)

const isMet = (
  when: Condition | undefined,
  entity: Entity,
  record: Row,
  beside?: Beside,
): boolean => !when || holds(when, { ...aloneWith(entity, record), ...beside }) !== false

/** What can be told of a record by itself. */
export const aloneWith = (entity: Entity, record: Row): Situation => ({
  ...{ entity, entities: new Map(), before: record, after: record },
  now: toShanghai(Date.now()),
  ...nothingKnown,
})

/** Actions of a place that stand; one that comes later is in no menu, one that a page runs stands on that page. */
export function actionsOn(
  entity: Entity,
  place: string,
  may: (action: string) => boolean,
  record?: Row,
): readonly [string, Action][] {
  return Object.entries(entity.actions).filter(
    ([name, action]) =>
      [action.on].flat().includes(place as 'row') &&
      !action.later &&
      !(action.page && action.runs) &&
      (!record || isOpen(action, entity, record)) &&
      may(name),
  )
}

/** Whether records may be deleted here at all; what stands against one of them is told by `whyNot`. */
export function removable(entity: Entity, viewer: Viewer, record?: Row): boolean {
  const rules = literalsOf(entity).flatMap((rule) => ('remove' in rule ? [rule.remove] : []))
  if (rules.includes('never') || isWrittenElsewhere(entity, 'remove', record)) return false
  return !(rules as readonly { readonly by?: unknown }[]).some(
    ({ by }) => by === 'admin' && !isAdmin(viewer),
  )
}

const literalsOf = (entity: Entity): readonly Literal[] => Object.values(entity.rules).flat()
