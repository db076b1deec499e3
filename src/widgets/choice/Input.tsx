import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { type FieldInput, useFieldInput } from '../input/useFieldInput.ts'
import { type Option, useOptions } from './useOptions.ts'

/** Up to this many stand side by side; in the entries of a list, which are narrow, fewer do. */
const FEW = 4
const FEW_WITHIN = 3

/** One of a list: buttons for up to four, a menu for more. */
export function ChoiceInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const options = useOptions(props, input.value === null ? [] : [input.value])
  const few = options.length <= (props.source.includes('.') ? FEW_WITHIN : FEW)
  return (
    <FieldFrame {...props} input={input} group={few}>
      {few ? (
        <Radios input={input} options={options} clearable={!input.required && !hasUsual(props)} />
      ) : (
        <Menu input={input} options={options} />
      )}
    </FieldFrame>
  )
}

/** Whether a first choice is made for everybody, so that there is nothing to gain from none at all. */
const hasUsual = ({ field }: InputProps): boolean => field.default !== undefined

interface PartProps {
  readonly input: FieldInput<string>
  readonly options: readonly Option[]
}

function Radios({ input, options, clearable }: PartProps & { readonly clearable: boolean }) {
  return (
    <div
      className="field-options"
      role="radiogroup"
      aria-labelledby={`${input.id}-label`}
      {...input.aria}
    >
      {options.map(({ value, text }, at) => (
        <label key={value} className="field-option">
          <input
            type="radio"
            ref={at === 0 ? input.focus : undefined}
            name={`${input.id}-choice`}
            value={value}
            checked={input.value === value}
            disabled={input.disabled}
            onChange={() => input.set(value)}
            onBlur={input.leave}
          />
          {text}
        </label>
      ))}
      {clearable && !input.disabled && input.value !== null && (
        <Clear onClear={() => input.set(null)} />
      )}
    </div>
  )
}

function Menu({ input, options }: PartProps) {
  const say = useSay()
  return (
    <select
      id={input.id}
      ref={input.focus}
      name={input.name}
      className="field-box"
      value={input.value ?? ''}
      disabled={input.disabled}
      onChange={(event) => input.set(event.target.value || null)}
      onBlur={input.leave}
      {...input.aria}
    >
      <option value="">{input.required ? say(['请选择', 'Choose']) : say(['不选', 'None'])}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

function Clear({ onClear }: { readonly onClear: () => void }) {
  const say = useSay()
  return (
    <button type="button" className="field-link" onClick={onClear}>
      {say(['清除', 'Clear'])}
    </button>
  )
}
