import type { Entity, Field, Row } from '#declare'
import { isKeptColumn, ofNothing } from '#derive/computedField.ts'

/** A new record before anything is filled in: nothing set, nothing counted, the first state. */
export function blankRow(entity: Entity): Row {
  const row: Row = {}
  for (const [name, field] of Object.entries(entity.fields)) row[name] = blank(field)
  const [first] = Object.keys(entity.states)
  if (first !== undefined) row[entity.stateField] = first
  return row
}

/** A total of other records is none, not unknown, before there are any: conditions ask whether it is 0. */
const blank = (field: Field) => {
  if (field.kind === 'count') return 0
  return isKeptColumn(field) ? ofNothing(field.from) : null
}
