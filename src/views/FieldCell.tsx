import { Suspense } from 'react'
import type { Entity, Field, Row } from '#declare'
import { Cell } from '#widgets/Cell.tsx'
import type { CellProps } from '#widgets/cell/CellProps.ts'
import { isState } from './fieldAt.ts'
import { ownPart } from './ownPart.ts'
import { StateChip } from './StateChip.tsx'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
  readonly record: Row
}

/** One value of a record as it is read, in a cell of its own where it has one; the state as a chip in its colour. */
export function FieldCell({ entity, name, field, record }: Props) {
  const value = record[name]
  const Own = ownPart<CellProps>(`${entity.name}.${name}.cell`)
  if (Own)
    return (
      <Suspense fallback={null}>
        <Own value={value} field={field} record={record} />
      </Suspense>
    )
  if (isState(entity, name)) return <StateChip entity={entity} state={value} />
  return <Cell value={value} field={field} record={record} />
}
