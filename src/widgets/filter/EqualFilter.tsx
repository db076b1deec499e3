import { useId } from 'react'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'
import { useTyped } from './useTyped.ts'

/** By the whole value: a colour, a tag. */
export function EqualFilter({ source, field, values, onChange }: FilterProps) {
  const id = useId()
  const box = useTyped(String(values[source] ?? ''), (typed) =>
    onChange({ [source]: typed.trim() || undefined }),
  )
  return (
    <FilterFrame field={field} id={id}>
      <input id={id} type="search" autoComplete="off" {...box} />
    </FilterFrame>
  )
}
