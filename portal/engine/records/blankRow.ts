import type { Entity, Field, Row } from '#declare'

/** A new record before anything is filled in: nothing set, nothing counted, the first state. */
export function blankRow(entity: Entity): Row {
  const row: Row = {}
  for (const [name, field] of Object.entries(entity.fields)) row[name] = blank(field)
  const [first] = Object.keys(entity.states)
  if (first !== undefined) row[entity.stateField] = first
  return row
}

const blank = (field: Field) => (field.kind === 'count' ? 0 : null)
