import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { counterOf } from '../input/LineInput.tsx'
import { placeholderOf } from '../input/placeholderOf.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** Several lines; the box grows with what is written. */
export function LongTextInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const value = input.value ?? ''
  return (
    <FieldFrame {...props} input={input} counter={counterOf(value, props.field.max)}>
      <div className="field-grow" data-value={`${value}\n`}>
        <textarea
          id={input.id}
          ref={input.focus}
          name={input.name}
          className="field-box"
          rows={2}
          placeholder={placeholderOf(props)}
          value={value}
          disabled={input.disabled}
          onChange={(event) => input.set(event.target.value === '' ? null : event.target.value)}
          onBlur={input.leave}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}
