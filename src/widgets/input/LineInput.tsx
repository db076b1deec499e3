import { type HTMLAttributes, type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { placeholderOf } from './placeholderOf.ts'
import { useFieldInput } from './useFieldInput.ts'

interface Props extends InputProps {
  readonly type?: 'text' | 'url' | 'tel' | 'month'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly placeholder?: string
  readonly className?: string
  /** What stands before the line: a swatch. */
  readonly before?: ReactNode
  /** What stands behind it: a button that copies or opens it. */
  readonly after?: ReactNode
  /** What is kept of what was typed: without spaces around it, full-width digits as plain ones. */
  readonly tidy?: (typed: string) => string
  readonly autoComplete?: string
}

/** One line of text, with how many characters of how many where the field has a bound. */
export function LineInput({
  type = 'text',
  inputMode,
  placeholder,
  className,
  before,
  after,
  tidy,
  autoComplete,
  ...props
}: Props) {
  const input = useFieldInput<string>(props)
  // Seen as it is typed, kept as it is meant.
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? input.value ?? ''
  const put = (text: string) => {
    if (tidy) setTyped(text)
    input.set((tidy?.(text) ?? text) || null)
  }
  const leave = () => {
    setTyped(null)
    input.leave()
  }
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
          onChange={(event) => put(event.target.value)}
          onBlur={leave}
          {...input.aria}
        />
        {after}
      </div>
    </FieldFrame>
  )
}

/** `12 / 40` in characters as a reader counts them; nothing where there is no bound. */
export const counterOf = (value: string, max: number | undefined): string | undefined =>
  max === undefined ? undefined : `${[...value].length} / ${max}`
