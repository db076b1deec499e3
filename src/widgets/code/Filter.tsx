import { useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from '../filter/FilterFrame.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { notRead, useAllAmong } from './useAmong.ts'

/** By one of the keys of a list that other records hold: those of the record one filters by, where one does. */
export function AmongFilter({ source, field, values, onChange }: FilterProps) {
  const say = useSay()
  const id = useId()
  const { entries = [], failed } = useAllAmong(field, values[field.among?.by ?? ''])
  return (
    <FilterFrame field={field} id={id}>
      <select
        id={id}
        value={String(values[source] ?? '')}
        onChange={(event) => onChange({ [source]: event.target.value || undefined })}
      >
        <option value="">{say(failed ? notRead : ['全部', 'All'])}</option>
        {entries.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </FilterFrame>
  )
}
