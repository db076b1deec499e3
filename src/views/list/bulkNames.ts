import { type Entity, isKept } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import { removable } from '../record/demands.ts'

/** Moves, actions and `delete` of the declaration's bulk list that stand and that the viewer may do. */
export function bulkNames(entity: Entity, viewer: Viewer): readonly string[] {
  return entity.list.bulk.filter((name) => {
    if (name === 'delete') return mayUse(viewer, entity, 'remove') && removable(entity, viewer)
    const stands = name in entity.moves ? !entity.moves[name]?.silent : !entity.actions[name]?.later
    return stands && mayUse(viewer, entity, name)
  })
}

/** Whether a record has anything that somebody types into it. */
export const hasFields = ({ fields }: Entity): boolean =>
  Object.values(fields).some((one) => !isKept(one))

/** Whether anything can be done with several records of a list at once, so that they can be selected. */
export const isDoneToMany = (entity: Entity, viewer: Viewer, edits: boolean): boolean =>
  (edits && hasFields(entity)) || bulkNames(entity, viewer).length > 0
