import { type Entity, type Row, wordOf } from '#declare'
import { joinConditions } from '#derive/joinConditions.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Whoever } from '#derive/rules/word.ts'
import { isWho } from '#derive/who.ts'
import type { Session } from '../context/session.ts'
import type { Sight } from './rule.ts'

const literalsOf = (entity: Entity, word: string) =>
  Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === word)

/** Which rows a session gets at all, as a condition on stored fields; null for all of them. */
export function sees(entity: Entity, session: Session, sight: Sight): Row | null {
  const limits = literalsOf(entity, 'sees').filter(
    ({ unless }) => !(unless && isWho(unless as Whoever, whoIs(entity, session))),
  )
  if (limits.length === 0 || session.acting !== 'user') return null
  return Object.assign(
    {},
    ...limits.map(({ sees: rows }) =>
      rows === 'own'
        ? { createdBy: session.user?.id ?? 0 }
        : rowsOf(entity, rows as Row, session, sight),
    ),
  )
}

function rowsOf({ name }: Entity, rows: Row, session: Session, sight: Sight): Row {
  if (typeof rows.by !== 'string') return rows
  const found = sight.rules[name]?.[rows.by]
  if (!found || !('sees' in found))
    throw new Error(`${name}.rules.ts has no "${rows.by}" that says which rows one sees`)
  return found.sees(session, sight)
}

/** Whether some sessions get only a part of its records. */
export const isSeenByParts = (entity: Entity): boolean => literalsOf(entity, 'sees').length > 0

/** Conditions under which records of this entity can be picked; null where any can. */
export const offeredWhere = (entity: Entity): Row | null =>
  joinedOrNone(literalsOf(entity, 'offered').map(({ offered }) => offered as Row))

/** What public reading serves; null where nothing says. */
export const shownWhere = (entity: Entity): Row | null =>
  joinedOrNone(literalsOf(entity, 'shown').map(({ shown }) => shown as Row))

const joinedOrNone = (conditions: readonly Row[]): Row | null =>
  conditions.length > 0 ? joinConditions(conditions) : null

const whoIs = (entity: Entity, session: Session) => ({
  entity,
  entities: new Map<string, Entity>(),
  before: null,
  after: {},
  now: '',
  session,
  ...nothingKnown,
})

/**
 * Whether the declaration's own `may` lets a session do this with records of the entity at all; what it says of single
 * records (`when`, the creator, whoever made a move) is asked when they change.
 */
export function mayOperate(entity: Entity, session: Session, operation: string): boolean {
  const bars = literalsOf(entity, 'may').filter(
    (literal) => !literal.when && (literal.may as string[]).includes(operation),
  )
  return bars.every(
    ({ who }) =>
      ofRecords(who as Whoever) || isWho(who as Whoever, whoIs(entity, session)) !== false,
  )
}

/** Nobody can be told apart by these before a record is looked at. */
const ofRecords = (who: Whoever): boolean =>
  [who].flat().some((one) => typeof one === 'object' && ('creator' in one || 'not' in one))
