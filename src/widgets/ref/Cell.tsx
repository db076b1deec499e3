import type { CellProps } from '../cell/CellProps.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { useRecords } from '../reference/useRecords.ts'

/** The title of the record referred to; all of a list are fetched in one call. */
export function RefCell({ value, field }: CellProps) {
  const { to = '' } = field
  const info = useEntityInfo(to)
  const id = Number(value)
  const text = titleOf(useRecords(to, [id]).get(id), info, id)
  return (
    <span className="cell-line" title={text}>
      {text}
    </span>
  )
}
