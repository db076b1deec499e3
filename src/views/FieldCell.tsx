import type { Entity, Field, Row } from '#declare'
import { Cell } from '#widgets/Cell.tsx'
import { isState } from './fieldAt.ts'
import { StateChip } from './StateChip.tsx'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
  readonly record: Row
}

/** One value of a record as it is read; the state as a chip in its colour. */
export function FieldCell({ entity, name, field, record }: Props) {
  const value = record[name]
  if (isState(entity, name)) return <StateChip entity={entity} state={value} />
  return <Cell value={value} field={field} record={record} />
}
