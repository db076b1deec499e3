import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { join } from '../kind/join.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { Referred } from '../reference/Referred.tsx'
import { useRecords } from '../reference/useRecords.ts'

/** The titles of the records referred to. */
export function RefsCell({ value, field }: CellProps) {
  const { to = '' } = field
  const language = useLanguage()
  const info = useEntityInfo(to)
  const ids = value as readonly number[]
  const records = useRecords(to, ids)
  const text = join(
    ids.map((id) => titleOf(records.get(id), info, id)),
    language,
  )
  return (
    <span className="cell-line" title={text}>
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && join(['', ''], language)}
          <Referred entity={to} id={id} record={records.get(id)} brief />
        </span>
      ))}
    </span>
  )
}
