import type { Period } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { MomentBox } from '../dateTime/MomentBox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** Start and end in Asia/Shanghai; either may be left open. */
export function PeriodInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<Period>(props)
  const { start, end } = input.value ?? { start: null, end: null }
  const change = (part: Partial<Period>) => {
    const next = { start, end, ...part }
    input.set(next.start === null && next.end === null ? null : next)
  }
  const shared = { disabled: input.disabled, onBlur: input.leave }
  const name = say(props.field.label)
  return (
    <FieldFrame {...props} input={input} group>
      <div className="field-row field-period">
        <MomentBox
          {...shared}
          id={`${input.id}-start`}
          boxRef={input.focus}
          value={start}
          onChange={(moment) => change({ start: moment })}
          aria-label={`${name} ${say(['开始', 'start'])}`}
          {...input.aria}
        />
        <span aria-hidden="true">–</span>
        <MomentBox
          {...shared}
          id={`${input.id}-end`}
          value={end}
          onChange={(moment) => change({ end: moment })}
          aria-label={`${name} ${say(['结束', 'end'])}`}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}
