import type { Entity, Row } from '#declare'
import { maskSituation, seesClear } from '#derive/maskedFields.ts'
import { masksOf } from '#derive/maskPlan.ts'
import type { Viewer } from '#derive/viewer.ts'
import { askerOf } from '../list/askerOf.ts'
import { isInPart } from './isInPart.ts'

/** The fields of a record that stand in part, and that whoever looks may see in full once they ask. */
export function mayReveal(entity: Entity, record: Row, viewer: Viewer): readonly string[] {
  const situation = maskSituation(entity, record, askerOf(viewer))
  return masksOf(entity).flatMap((mask) => {
    const name = mask.list ?? mask.field
    const isOffered = mask.personal && seesClear(mask, situation) && isInPart(record[name])
    return isOffered ? [name] : []
  })
}
