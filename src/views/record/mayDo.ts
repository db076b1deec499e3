import type { Entity, Label, Row } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { deletion } from '#derive/possible.ts'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import { doesHere, type Known, makesHere, problemsHere } from './problemsHere.ts'

/** The right that access is asked for. */
const rightOf = (deed: string) => (deed === deletion ? 'remove' : deed)

/** Whether a deed stands among the buttons of a record: not where it is never this person's, whatever the record. */
export const mayDo =
  (viewer: Viewer, entity: Entity, record: Row | undefined) =>
  (deed: string): boolean =>
    mayUse(viewer, entity, rightOf(deed)) &&
    !(
      record &&
      problemsHere(viewer, entity, record, deed).some(
        ({ kind, personal }) => kind === 'forbidden' && !personal,
      )
    )

/** Whether this person makes records of an entity, on a screen with what it holds fast: else nobody is led to a form for it. */
export const mayMake = (viewer: Viewer, entity: Entity, held: Row = {}): boolean =>
  creatable(entity, held) && mayUse(viewer, entity, 'create') && makesHere(viewer, entity)

/** Whether this person has an action that is over a whole list: else it is not offered there. */
export const mayOverList =
  (viewer: Viewer, entity: Entity) =>
  (action: string): boolean =>
    mayUse(viewer, entity, action) && doesHere(viewer, entity, action)

/** Why a button that stands there cannot be pressed now, as the portal would say it. */
export const whyNot = (
  viewer: Viewer,
  entity: Entity,
  record: Row,
  deed: string,
  known?: Known,
): Label | undefined => problemsHere(viewer, entity, record, deed, known)[0]?.message
