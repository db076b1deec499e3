import type { KeyboardEvent } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { SelectInput } from '../input/SelectInput.tsx'
import { type FieldInput, useFieldInput } from '../input/useFieldInput.ts'
import { type Option, useOptions } from './useOptions.ts'

/** Up to this many stand side by side; in the entries of a list, which are narrow, fewer do. */
const FEW = 4
const FEW_WITHIN = 3

/** One of a list: buttons for up to four, a menu for more. */
export function ChoiceInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const options = useOptions(props, input.value === null ? [] : [input.value])
  const say = useSay()
  if (options.length > (props.source.includes('.') ? FEW_WITHIN : FEW))
    return (
      <SelectInput
        {...props}
        choices={options.map(({ value, text }) => [value, text] as const)}
        none={input.required ? say(['请选择', 'Choose']) : say(['不选', 'None'])}
      />
    )
  return (
    <FieldFrame {...props} input={input} group>
      <Radios input={input} options={options} clearable={!input.required && !hasUsual(props)} />
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
      onKeyDown={(event) => {
        const chosen = byDigit(event, options)
        if (chosen && !input.disabled) input.set(chosen.value)
      }}
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

/** The option whose place somebody pressed. */
const byDigit = (
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  options: readonly Option[],
): Option | undefined =>
  ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key) ? undefined : options[Number(key) - 1]

function Clear({ onClear }: { readonly onClear: () => void }) {
  const say = useSay()
  return (
    <button type="button" className="field-link" onClick={onClear}>
      {say(['清除', 'Clear'])}
    </button>
  )
}
