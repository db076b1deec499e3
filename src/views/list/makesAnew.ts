import type { Entity } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { actionsOn } from '../record/demands.ts'
import { mayOverList } from '../record/mayDo.ts'

/** The action over a list that begins its new records, under a name of its own: it stands in place of 新增. */
export const makesAnew = (entity: Entity, viewer: Viewer): string | undefined =>
  actionsOn(entity, 'list', mayOverList(viewer, entity)).find(
    ([, { begins }]) => begins === entity.name,
  )?.[0]
