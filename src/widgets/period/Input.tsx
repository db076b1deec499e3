import type { Period } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { MomentBox } from '../dateTime/MomentBox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { openEnd, type Shortcut, shortcuts } from './shortcuts.ts'

/** Start and end in Asia/Shanghai, with the lengths people often mean; an end that is not demanded may be left open. */
export function PeriodInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<Period>(props)
  const { start, end } = input.value ?? { start: null, end: null }
  const change = (part: Partial<Period>) => {
    const next = { start, end, ...part }
    input.set(next.start === null && next.end === null ? null : next)
  }
  const shared = { onBlur: input.leave }
  const isFixed = (part: keyof Period) =>
    input.disabled || (props.hint?.fixed?.includes(part) ?? false)
  const name = say(props.field.label)
  const open = input.required ? undefined : say(['不限', 'Open'])
  const offer = (shortcut: Shortcut) => (
    <button
      key={shortcut.label[1]}
      type="button"
      className="field-link"
      onClick={() => input.set(shortcut.period({ start, end }))}
    >
      {say(shortcut.label)}
    </button>
  )
  return (
    <FieldFrame {...props} input={input} group>
      <div className="field-row field-period">
        <MomentBox
          {...shared}
          id={`${input.id}-start`}
          disabled={isFixed('start')}
          {...(!isFixed('start') && { boxRef: input.focus })}
          value={start}
          {...(end !== null && open && { placeholder: open })}
          onChange={(moment) => change({ start: moment })}
          aria-label={`${name} ${say(['开始', 'start'])}`}
          {...input.aria}
        />
        <span aria-hidden="true">–</span>
        <MomentBox
          {...shared}
          id={`${input.id}-end`}
          disabled={isFixed('end')}
          {...(isFixed('start') && { boxRef: input.focus })}
          value={end}
          {...(start !== null && open && { placeholder: open })}
          onChange={(moment) => change({ end: moment })}
          aria-label={`${name} ${say(['结束', 'end'])}`}
          {...input.aria}
        />
      </div>
      {!isFixed('end') && (
        // biome-ignore lint/a11y/useSemanticElements: a few buttons are no fieldset
        <div
          className="field-shortcuts"
          role="group"
          aria-label={say(['{name} 快捷选择', '{name}: shortcuts'], { name })}
        >
          {shortcuts.map(offer)}
          {!input.required && offer(openEnd)}
        </div>
      )}
    </FieldFrame>
  )
}
