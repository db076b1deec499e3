import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** A colour, picked or typed. */
export function ColorInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<string>(props)
  const value = input.value ?? ''
  const picked = /^#[0-9a-f]{6}/i.exec(value)?.[0] ?? '#000000'
  return (
    <FieldFrame {...props} input={input}>
      <div className="field-row">
        <input
          type="color"
          className="field-swatch"
          aria-label={say(['选取{name}', 'Pick {name}'], { name: say(props.field.label) })}
          value={picked}
          disabled={input.disabled}
          onChange={(event) => input.set(event.target.value.toUpperCase())}
        />
        <input
          id={input.id}
          ref={input.focus}
          name={input.name}
          className="field-box field-code"
          placeholder="#RRGGBB"
          value={value}
          disabled={input.disabled}
          onChange={(event) => input.set(event.target.value.trim() || null)}
          onBlur={input.leave}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}
