import { readDay } from '../calendar/readTime.ts'
import { TimeBox } from '../calendar/TimeBox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** A day of the calendar; no zone can move it. */
export function DateInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  return (
    <FieldFrame {...props} input={input}>
      <div className="field-row field-typed">
        <TimeBox
          id={input.id}
          boxRef={input.focus}
          name={input.name}
          className="field-box"
          value={input.value ?? ''}
          read={readDay}
          disabled={input.disabled}
          onChange={(text) => input.set(text || null)}
          onBlur={input.leave}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}
