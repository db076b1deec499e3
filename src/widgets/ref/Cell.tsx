import type { CellProps } from '../cell/CellProps.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { Referred } from '../reference/Referred.tsx'
import { useRecords } from '../reference/useRecords.ts'

/** The title of the record referred to; all of a list are fetched in one call. */
export function RefCell({ value, field }: CellProps) {
  const { to = '' } = field
  const info = useEntityInfo(to)
  const id = Number(value)
  const record = useRecords(to, [id]).get(id)
  return (
    <span className="cell-line" title={titleOf(record, info, id)}>
      <Referred entity={to} id={id} record={record} brief />
    </span>
  )
}
