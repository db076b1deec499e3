import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { RecordPicker } from '../reference/RecordPicker.tsx'

/** One record of another entity, found by its name. */
export function RefInput(props: InputProps) {
  const input = useFieldInput<number>(props)
  return (
    <FieldFrame {...props} input={input}>
      <RecordPicker
        id={input.id}
        entity={props.field.to ?? ''}
        value={input.value}
        filter={props.hint?.filter}
        disabled={input.disabled}
        aria={input.aria}
        boxRef={input.focus}
        onPick={input.set}
        onLeave={input.leave}
      />
    </FieldFrame>
  )
}
