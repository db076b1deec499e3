import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** A switch; its state stands beside it in words. */
export function BooleanInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<boolean>(props)
  const on = input.value === true
  return (
    <FieldFrame {...props} input={input}>
      <span className="field-switch">
        <input
          type="checkbox"
          role="switch"
          id={input.id}
          ref={input.focus}
          name={input.name}
          checked={on}
          aria-checked={on}
          disabled={input.disabled}
          onChange={(event) => input.set(event.target.checked)}
          onBlur={input.leave}
          {...input.aria}
        />
        <span aria-hidden="true">{on ? say(['是', 'Yes']) : say(['否', 'No'])}</span>
      </span>
    </FieldFrame>
  )
}
