import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { join } from '../kind/join.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { useRecordMark } from '../reference/RecordMark.ts'
import { isGone, useRecords } from '../reference/useRecords.ts'

/** The titles of the records referred to; how those stand that are out of use is never cut off. */
export function RefsCell({ value, field }: CellProps) {
  const { to = '' } = field
  const language = useLanguage()
  const info = useEntityInfo(to)
  const Mark = useRecordMark()
  const ids = value as readonly number[]
  const records = useRecords(to, ids)
  const titles = ids.map((id) => titleOf(records.get(id), info, id))
  return (
    <span className="cell-line referred" title={join(titles, language)}>
      <span className="referred-title">
        {ids.map((id, at) => (
          <span key={id}>
            {at > 0 && join(['', ''], language)}
            {isGone(records.get(id)) ? <s>{titles[at]}</s> : titles[at]}
          </span>
        ))}
      </span>
      {Mark &&
        ids.map((id) => {
          const record = records.get(id)
          return record && <Mark key={id} entity={to} record={record} brief />
        })}
    </span>
  )
}
