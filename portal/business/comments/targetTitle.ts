import type { Jump } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Computed } from '#portal/engine/records/computedAtSave.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'

/** What the content was called when it was commented on: kept, whatever it is called later. */
export const targetTitle: Computed = async (row, { before, entities, records }) => {
  if (before) return row.targetTitle
  const target = jumpTarget(row.target as Jump | null)
  const entity = target && entities.get(target.entity)
  const found = entity && (await records.find(entity.name, target.id))
  return found ? titleOf(entity, found) : null
}
