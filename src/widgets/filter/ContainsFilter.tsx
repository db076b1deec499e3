import { useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'
import { useTyped } from './useTyped.ts'

/** By a part of the text: `title_q`. */
export function ContainsFilter({
  source,
  field,
  values,
  onChange,
  tidy = (typed) => typed.trim(),
}: FilterProps & { readonly tidy?: (typed: string) => string }) {
  const say = useSay()
  const id = useId()
  const key = `${source}_q`
  const box = useTyped(String(values[key] ?? ''), (typed) =>
    onChange({ [key]: tidy(typed) || undefined }),
  )
  return (
    <FilterFrame field={field} id={id}>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={say(['包含', 'Contains'])}
        {...box}
      />
    </FilterFrame>
  )
}
