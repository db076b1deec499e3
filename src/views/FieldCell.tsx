import { Suspense } from 'react'
import type { Entity, Field, Row } from '#declare'
import { blankOf } from '#derive/blankOf.ts'
import { isEmpty } from '#derive/compare.ts'
import { Cell } from '#widgets/Cell.tsx'
import type { CellProps } from '#widgets/cell/CellProps.ts'
import { useSay } from '../i18n/useSay.ts'
import { isState } from './fieldAt.ts'
import { closedFields } from './form/closedFields.ts'
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
  if (isEmpty(value)) return <Blank {...{ entity, name, field, record }} />
  return <Cell value={value} field={field} record={record} />
}

/** What an empty value means, unless the record as it is has no room for one. */
function Blank({ entity, name, field, record }: Props) {
  const say = useSay()
  const blank = blankOf(entity, name)
  const isClosed = () => closedFields(entity, Object.keys(entity.fields), record).has(name)
  if (blank && !isClosed()) return <span className="cell-blank">{say(blank)}</span>
  return <Cell value={record[name]} field={field} record={record} />
}
