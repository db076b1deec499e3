import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { notRead, useAmong } from './useAmong.ts'

/** One of the keys of a list that another record holds, by the names it gives them. */
export function AmongInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<string>(props)
  const by = useWatch({ name: props.field.among?.by ?? '' }) as unknown
  const { entries = [], failed } = useAmong(props.field, by)
  const isGone = input.value !== null && entries.every(({ key }) => key !== input.value)
  return (
    <FieldFrame {...props} input={input}>
      <select
        id={input.id}
        ref={input.focus}
        name={input.name}
        className="field-box"
        value={input.value ?? ''}
        disabled={input.disabled}
        onChange={(event) => input.set(event.target.value || null)}
        onBlur={input.leave}
        {...input.aria}
      >
        <option value="">{say(failed ? notRead : ['请选择', 'Choose'])}</option>
        {isGone && <option value={input.value ?? ''}>{input.value}</option>}
        {entries.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
