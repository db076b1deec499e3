import type { Entity } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { hasState } from './columns.ts'
import { shownAs } from './computedField.ts'

/** Whether a list can be sorted by this field, or by this standing column. */
export function isSortable(entity: Entity, name: string): boolean {
  if (standingSorts.includes(name)) return true
  if (hasState(entity) && name === entity.stateField) return true
  const field = entity.fields[name]
  return field !== undefined && kinds[shownAs(field).kind].sortable
}
const standingSorts = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/** How a field, the state or a standing column is filtered. */
export function filtersOf(entity: Entity, name: string): readonly string[] {
  if (name === 'createdAt' || name === 'updatedAt') return ['is', 'range']
  if (name === 'id' || name === 'createdBy' || name === 'updatedBy') return ['is']
  if (hasState(entity) && name === entity.stateField) return ['is']
  const field = entity.fields[name]
  return field ? kinds[shownAs(field).kind].filters : []
}
