import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { MomentBox } from './MomentBox.tsx'

/** A moment in Asia/Shanghai. */
export function DateTimeInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  return (
    <FieldFrame {...props} input={input}>
      <MomentBox
        id={input.id}
        boxRef={input.focus}
        value={input.value}
        disabled={input.disabled}
        onChange={input.set}
        onBlur={input.leave}
        {...input.aria}
      />
    </FieldFrame>
  )
}
