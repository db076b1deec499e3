import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { Select } from './Select.tsx'
import { useFieldInput } from './useFieldInput.ts'

interface Props extends InputProps {
  readonly choices: readonly (readonly [value: string, name: string])[]
  /** What is said where nothing is chosen. */
  readonly none: string
}

/** One of a few, chosen from a menu, or none. */
export function SelectInput({ choices, none, ...props }: Props) {
  const input = useFieldInput<string>(props)
  return (
    <FieldFrame {...props} input={input} menu>
      <Select
        id={input.id}
        name={input.name}
        className="field-box"
        aria-labelledby={`${input.id}-label`}
        value={input.value ?? ''}
        choices={[['', none], ...choices]}
        disabled={input.disabled}
        onChoose={(chosen) => input.set(chosen || null)}
        focus={input.focus}
        onLeave={input.leave}
        {...input.aria}
      />
    </FieldFrame>
  )
}
