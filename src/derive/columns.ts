import type { ColumnSpec, Entity, Field } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { storedAs } from './computedField.ts'

/** What stands on every record beside its declared fields. */
export const standing: readonly ColumnSpec[] = [
  { name: 'id', type: 'integer' },
  { name: 'version', type: 'integer' },
  { name: 'createdAt', type: 'text' },
  { name: 'updatedAt', type: 'text' },
  { name: 'createdBy', type: 'integer' },
  { name: 'updatedBy', type: 'integer' },
  { name: 'deletedAt', type: 'text' },
  { name: 'deletedBy', type: 'integer' },
]

const known = new WeakMap<Entity, readonly ColumnSpec[]>()

/**
 * The columns of an entity's table: the standing ones, the state where it has states, then the fields in the order
 * of the declaration. Computed fields have none, unless a named function works them out at the save.
 */
export function columnsOf(entity: Entity): readonly ColumnSpec[] {
  const columns = known.get(entity) ?? derived(entity)
  known.set(entity, columns)
  return columns
}

function derived(entity: Entity): readonly ColumnSpec[] {
  const fields = Object.entries(entity.fields).filter(([name]) => name !== entity.stateField)
  return [
    ...standing,
    ...stateColumn(entity),
    ...fields.flatMap(([name, field]) => fieldColumns(name, field)),
  ]
}

/** The state stands in a text column, whether or not the declaration repeats it among its fields. */
export const hasState = (entity: Entity): boolean => Object.keys(entity.states).length > 0

function stateColumn(entity: Entity): readonly ColumnSpec[] {
  const field = entity.fields[entity.stateField]
  if (hasState(entity)) return [{ name: entity.stateField, type: 'text' }]
  return field ? fieldColumns(entity.stateField, field) : []
}

/** The columns one field takes: none, one, or two for a period. */
export function fieldColumns(name: string, field: Field): readonly ColumnSpec[] {
  const stored = storedAs(field)
  return stored ? kinds[stored.kind].columns(name, stored) : []
}

/** The column a field is sorted and compared by: its only one, or the start of a period. */
export function mainColumn(entity: Entity, name: string): ColumnSpec | undefined {
  const plain = columnsOf(entity).find((column) => column.name === name)
  const field = entity.fields[name]
  return plain ?? (field && fieldColumns(name, field)[0])
}
