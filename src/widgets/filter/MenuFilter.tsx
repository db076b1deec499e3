import { useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { LazySelect } from '../input/LazySelect.tsx'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'

interface Props extends FilterProps {
  readonly choices: readonly (readonly [value: string, name: string])[]
  /** What is said where nothing is chosen; 全部 unless said. */
  readonly none?: string
  /** A choice as the list is asked for it. */
  readonly read?: (choice: string) => unknown
}

/** By one of a few, or all of them. */
export function MenuFilter(props: Props) {
  const { source, field, values, onChange, choices, none, read, disabled = false } = props
  const say = useSay()
  const labelId = useId()
  return (
    <FilterFrame field={field} labelId={labelId}>
      <LazySelect
        aria-labelledby={labelId}
        disabled={disabled}
        value={String(values[source] ?? '')}
        choices={[['', none ?? say(['全部', 'All'])], ...choices]}
        onChoose={(choice) =>
          onChange({ [source]: choice === '' ? undefined : read ? read(choice) : choice })
        }
      />
    </FilterFrame>
  )
}
