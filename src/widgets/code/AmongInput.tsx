import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import type { InputProps } from '../input/InputProps.ts'
import { SelectInput } from '../input/SelectInput.tsx'
import { notRead, useAmong } from './useAmong.ts'

/** One of the keys of a list that another record holds, by the names it gives them. */
export function AmongInput(props: InputProps) {
  const say = useSay()
  const by = useWatch({ name: props.field.among?.by ?? '' }) as unknown
  const { entries = [], failed } = useAmong(props.field, by)
  return (
    <SelectInput
      {...props}
      choices={entries.map(({ key, name }) => [key, name] as const)}
      none={say(failed ? notRead : ['请选择', 'Choose'])}
    />
  )
}
