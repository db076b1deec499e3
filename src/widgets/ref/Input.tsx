import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { useRecordMark } from '../reference/RecordMark.ts'
import { RecordPicker } from '../reference/RecordPicker.tsx'
import { useRecords } from '../reference/useRecords.ts'

/** One record of another entity, found by its name; marked where it is not live. */
export function RefInput(props: InputProps) {
  const input = useFieldInput<number>(props)
  const { to = '' } = props.field
  const Mark = useRecordMark()
  const picked = useRecords(to, input.value === null ? [] : [input.value]).get(input.value ?? 0)
  return (
    <FieldFrame {...props} input={input}>
      <RecordPicker
        id={input.id}
        entity={to}
        called={props.field.label}
        value={input.value}
        offered={!props.hint?.freely}
        filter={props.hint?.filter}
        disabled={input.disabled}
        aria={input.aria}
        boxRef={input.focus}
        onPick={input.set}
        onLeave={input.leave}
      />
      {Mark && picked && input.value !== null && (
        <span className="field-mark">
          <Mark entity={to} record={picked} />
        </span>
      )}
    </FieldFrame>
  )
}
