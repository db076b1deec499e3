import type { HTMLAttributes, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { placeholderOf } from './placeholderOf.ts'
import { useFieldInput } from './useFieldInput.ts'

interface Props extends InputProps {
  readonly type?: 'text' | 'url' | 'tel'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly placeholder?: string
  readonly className?: string
  /** What stands before the line: a swatch. */
  readonly before?: ReactNode
  readonly autoComplete?: string
}

/** One line of text, with how many characters of how many where the field has a bound. */
export function LineInput({
  type = 'text',
  inputMode,
  placeholder,
  className,
  before,
  autoComplete,
  ...props
}: Props) {
  const input = useFieldInput<string>(props)
  const value = input.value ?? ''
  return (
    <FieldFrame {...props} input={input} counter={counterOf(value, props.field.max)}>
      <div className="field-row">
        {before}
        <input
          id={input.id}
          ref={input.focus}
          name={input.name}
          type={type}
          inputMode={inputMode}
          placeholder={placeholderOf(props) ?? placeholder}
          className={className ? `field-box ${className}` : 'field-box'}
          value={value}
          disabled={input.disabled}
          autoComplete={autoComplete ?? 'off'}
          onChange={(event) => input.set(event.target.value === '' ? null : event.target.value)}
          onBlur={input.leave}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}

/** `12 / 40` in characters as a reader counts them; nothing where there is no bound. */
export const counterOf = (value: string, max: number | undefined): string | undefined =>
  max === undefined ? undefined : `${[...value].length} / ${max}`
