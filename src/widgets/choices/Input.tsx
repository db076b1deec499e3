import { useOptions } from '../choice/useOptions.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** Several of a list, kept in the order of the list. */
export function ChoicesInput(props: InputProps) {
  const input = useFieldInput<readonly string[]>(props)
  const chosen = input.value ?? []
  const options = useOptions(props, chosen)
  const turn = (value: string, on: boolean) => {
    const kept = options
      .map((option) => option.value)
      .filter((each) => (each === value ? on : chosen.includes(each)))
    input.set(kept.length > 0 ? kept : null)
  }
  return (
    <FieldFrame
      {...props}
      input={input}
      group
      counter={props.field.max === undefined ? undefined : `${chosen.length} / ${props.field.max}`}
    >
      <div className="field-options">
        {options.map(({ value, text }, at) => (
          <label key={value} className="field-option">
            <input
              type="checkbox"
              ref={at === 0 ? input.focus : undefined}
              checked={chosen.includes(value)}
              disabled={input.disabled}
              onChange={(event) => turn(value, event.target.checked)}
              onBlur={input.leave}
            />
            {text}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
