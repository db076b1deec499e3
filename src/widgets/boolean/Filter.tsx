import { useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from '../filter/FilterFrame.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'

/** Yes, no, or both. */
export function BooleanFilter({ source, field, values, onChange }: FilterProps) {
  const say = useSay()
  const id = useId()
  const value = values[source]
  const pick = (picked: string) =>
    onChange({ [source]: picked === '' ? undefined : picked === 'true' })
  return (
    <FilterFrame field={field} id={id}>
      <select id={id} value={String(value ?? '')} onChange={(event) => pick(event.target.value)}>
        <option value="">{say(['全部', 'All'])}</option>
        <option value="true">{say(['是', 'Yes'])}</option>
        <option value="false">{say(['否', 'No'])}</option>
      </select>
    </FilterFrame>
  )
}
