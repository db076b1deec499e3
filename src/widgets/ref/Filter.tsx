import { useId } from 'react'
import { FilterFrame } from '../filter/FilterFrame.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { RecordPicker } from '../reference/RecordPicker.tsx'

/** By the record referred to, found by its name. */
export function RefFilter({ source, field, values, onChange }: FilterProps) {
  const id = useId()
  const value = Number(values[source])
  return (
    <FilterFrame field={field} id={id}>
      <RecordPicker
        id={id}
        entity={field.to ?? ''}
        called={field.label}
        value={value > 0 ? value : null}
        onPick={(picked) => onChange({ [source]: picked ?? undefined })}
      />
    </FilterFrame>
  )
}
