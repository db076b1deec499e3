import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'

/** Whether a filter leaves the contents of one record, which have an order given by hand and headings: those of an issue. */
export function isContents(entity: Entity, filter: Row): boolean {
  const scope = handOrderOf(entity)?.scope ?? []
  return (
    entity.list.headings !== undefined &&
    scope.length > 0 &&
    scope.every((name) => typeof filter[name] === 'number')
  )
}
