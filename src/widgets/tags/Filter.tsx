import { useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from '../filter/FilterFrame.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { useGivenWords } from './useUsedWords.ts'

/** By one of the words the field takes, where it takes certain words only: each in one press, as tabs are. */
export function WordsFilter({ source, field, values, onChange }: FilterProps) {
  const say = useSay()
  const id = useId()
  const { words } = useGivenWords(field.words, true)
  return (
    <FilterFrame field={field} id={id}>
      <select
        id={id}
        value={String(values[source] ?? '')}
        onChange={(event) => onChange({ [source]: event.target.value || undefined })}
      >
        <option value="">{say(['全部', 'All'])}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    </FilterFrame>
  )
}
