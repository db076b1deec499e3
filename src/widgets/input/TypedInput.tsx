import { useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { placeholderOf } from './placeholderOf.ts'
import { useFieldInput } from './useFieldInput.ts'

interface Props extends InputProps {
  /** The value as one types it. */
  readonly write: (value: number) => string
  /** The value of what was typed; null where it is none. */
  readonly read: (typed: string) => number | null
  /** Stands in the box before or behind what is typed: ¥, %. */
  readonly before?: string
  readonly behind?: string
  readonly placeholder?: string
  readonly inputMode?: 'decimal' | 'numeric' | 'text'
}

/**
 * A number typed in a form of its own. What cannot be read stays as typed, in the form too, so that it is refused
 * and never silently lost.
 */
export function TypedInput({
  write,
  read,
  before,
  behind,
  placeholder,
  inputMode = 'decimal',
  ...props
}: Props) {
  const input = useFieldInput<number | string>(props)
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const plain = text.normalize('NFKC').trim()
    input.set(plain === '' ? null : (read(plain) ?? plain))
  }
  const leave = () => {
    setTyped(null)
    input.leave()
  }
  return (
    <FieldFrame {...props} input={input}>
      <div className="field-row field-typed">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={input.id}
          ref={input.focus}
          name={input.name}
          className="field-box"
          inputMode={inputMode}
          placeholder={placeholderOf(props, write) ?? placeholder}
          value={typed ?? written(input.value, write)}
          disabled={input.disabled}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          {...input.aria}
        />
        {behind && <span aria-hidden="true">{behind}</span>}
      </div>
    </FieldFrame>
  )
}

const written = (value: number | string | null, write: (value: number) => string): string =>
  value === null
    ? ''
    : typeof value === 'number' && Number.isFinite(value)
      ? write(value)
      : String(value)
