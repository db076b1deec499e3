import { useId } from 'react'
import { wording } from '#declare'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import { choicesOf } from '../kind/chosen.ts'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'

/** By one choice: `status`, or one of the values it holds: `platforms`. */
export function ChoiceFilter({ source, field, values, onChange }: FilterProps) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const value = values[source]
  return (
    <FilterFrame field={field} id={id}>
      <select
        id={id}
        value={String(value ?? '')}
        onChange={(event) => onChange({ [source]: event.target.value || undefined })}
      >
        <option value="">{say(['全部', 'All'])}</option>
        {Object.entries(choicesOf(field)).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {wording(label, language)}
          </option>
        ))}
      </select>
    </FilterFrame>
  )
}
