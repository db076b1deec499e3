import type { Entity, Row } from '#declare'
import { isMadeBy } from '#derive/isMadeBy.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { openFields } from '#derive/openFields.ts'
import { problemsOf } from '#derive/possible.ts'
import type { Problem } from '#derive/problem.ts'
import type { Question, Situation } from '#derive/situation.ts'
import type { Viewer } from '#derive/viewer.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'

/** What is known here of other records, such as who made a move; undefined where nothing is. */
export type Known = (question: Question) => unknown
const unknown: Known = () => undefined

/** What stands against a move, an action or a deletion of a record, as far as this browser can tell: the portal's own derivation. */
export function problemsHere(
  viewer: Viewer,
  entity: Entity,
  record: Row,
  deed: string,
  known = unknown,
): readonly Problem[] {
  return problemsOf(deed, situationHere(viewer, entity, record, known))
}

/** Whether there is anything in the form of a record that this person could change, as far as this browser can tell. */
export const hasOpenFields = (viewer: Viewer, entity: Entity, record: Row): boolean =>
  openFields(situationHere(viewer, entity, record, unknown)).length > 0

/** Whether this person could change one field of a record, as far as this browser can tell. */
export const isOpenField = (viewer: Viewer, entity: Entity, record: Row, name: string): boolean =>
  openFields(situationHere(viewer, entity, record, unknown)).includes(name)

/** Whether this person may make records of an entity at all, as far as its rules say. */
export const makesHere = (viewer: Viewer, entity: Entity): boolean =>
  isMadeBy(entity, situationHere(viewer, entity, {}, unknown))

/** The same of an action that is over a whole list. */
export const doesHere = (viewer: Viewer, entity: Entity, action: string): boolean =>
  isMadeBy(entity, situationHere(viewer, entity, {}, unknown), action)

/** A record as this person looks at it here, where nothing is known of others unless `ask` tells. */
export const situationHere = (
  viewer: Viewer,
  entity: Entity,
  record: Row,
  ask: Known = unknown,
): Situation => ({
  entity,
  entities: new Map(),
  before: record,
  after: record,
  now: toShanghai(Date.now()),
  session: {
    acting: 'user',
    user: viewer.user === undefined ? null : { id: viewer.user },
    roles: viewer.roles,
    special: new Set(viewer.special),
  },
  ...nothingKnown,
  ask,
})
