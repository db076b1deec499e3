import type { Entity } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import { actionsOn } from '../record/demands.ts'

/** The action over a list that begins its new records, under a name of its own: it stands in place of 新增. */
export const makesAnew = (entity: Entity, viewer: Viewer): string | undefined =>
  actionsOn(entity, 'list', (name) => mayUse(viewer, entity, name)).find(
    ([, { begins }]) => begins === entity.name,
  )?.[0]
