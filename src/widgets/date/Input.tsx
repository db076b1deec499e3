import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** A day of the calendar; no zone can move it. */
export function DateInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  return (
    <FieldFrame {...props} input={input}>
      <input
        type="date"
        id={input.id}
        ref={input.focus}
        name={input.name}
        className="field-box"
        max="9999-12-31"
        value={input.value ?? ''}
        disabled={input.disabled}
        onChange={(event) => input.set(event.target.value || null)}
        onBlur={input.leave}
        {...input.aria}
      />
    </FieldFrame>
  )
}
