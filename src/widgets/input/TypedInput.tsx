import { type KeyboardEvent, useRef, useState } from 'react'
import { type Label, wording } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './InputProps.ts'
import { placeholderOf } from './placeholderOf.ts'
import { StepButtons, stepNumber } from './StepButtons.tsx'
import { useFieldInput } from './useFieldInput.ts'
import { useKeptCaret } from './useKeptCaret.ts'

interface Props extends InputProps {
  /** The value as one types it. */
  readonly write: (value: number) => string
  /** The value of what was typed; null where it is none. */
  readonly read: (typed: string) => number | null
  /** How the value reads while nobody types: `1,234.50`. */
  readonly rest?: (value: number) => string
  /** Stands in the box before or behind what is typed: ¥, %. */
  readonly before?: string
  readonly behind?: string
  /** What a long value comes to, said beside the box: `1 小时 30 分`. */
  readonly gloss?: (value: number) => Label | undefined
  readonly placeholder?: string
  readonly inputMode?: 'decimal' | 'numeric' | 'text'
  /** Steps up and down by one, with buttons and arrows. */
  readonly steps?: boolean
}

/**
 * A number typed in a form of its own. What cannot be read stays as typed, in the form too, so that it is refused
 * and never silently lost.
 */
export function TypedInput({
  write,
  read,
  rest = write,
  before,
  behind,
  gloss,
  placeholder,
  inputMode = 'decimal',
  steps,
  ...props
}: Props) {
  const language = useLanguage()
  const input = useFieldInput<number | string>(props)
  const [typed, setTyped] = useState<string | null>(null)
  const [inside, setInside] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    const plain = text.normalize('NFKC').trim()
    input.set(plain === '' ? null : (read(plain) ?? plain))
  }
  const leave = () => {
    setTyped(null)
    setInside(false)
    input.leave()
  }
  const step = (by: number) => {
    setTyped(null)
    input.set(stepNumber(input.value, by, props.field))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = steps && !input.disabled ? ways[event.key] : undefined
    if (way === undefined) return
    event.preventDefault()
    step(event.shiftKey ? way * 10 : way)
  }
  const box = useRef<HTMLInputElement>(null)
  const text = typed ?? textOf(input.value, inside ? write : rest)
  useKeptCaret(box, text)
  const said = typeof input.value === 'number' ? gloss?.(input.value) : undefined
  // What is understood of what stands there, before one leaves: `1.2万` is 12,000.00.
  const understood =
    typed !== null && typeof input.value === 'number' ? rest(input.value) : undefined
  const echo = understood && !isAsTyped(typed ?? '', understood) ? understood : undefined
  return (
    <FieldFrame {...props} input={input}>
      <div className="field-row field-typed">
        {before && <span aria-hidden="true">{before}</span>}
        <span className={steps ? 'field-stepped' : 'field-stretch'}>
          <input
            id={input.id}
            ref={(element) => {
              box.current = element
              input.focus(element)
            }}
            name={input.name}
            className="field-box"
            inputMode={inputMode}
            placeholder={placeholderOf(props, write) ?? placeholder}
            value={text}
            disabled={input.disabled}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            onFocus={() => setInside(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
            {...input.aria}
          />
          {steps && !input.disabled && <StepButtons field={props.field} onStep={step} />}
        </span>
        {behind && <span aria-hidden="true">{behind}</span>}
        {(said || echo) && (
          <output className="field-gloss">
            {[echo && `= ${before ?? ''}${echo}`, said && wording(said, language)]
              .filter(Boolean)
              .join(' · ')}
          </output>
        )}
      </div>
    </FieldFrame>
  )
}

/** `1234.5` says what `1,234.50` does. */
const isAsTyped = (typed: string, understood: string) => {
  const [one, other] = [typed, understood].map((text) =>
    text.normalize('NFKC').replace(/[\s,，¥]/g, ''),
  )
  return one === other || (/^-?[\d.]+$/.test(one ?? '') && Number(one) === Number(other))
}

const ways: { readonly [key: string]: number } = { ArrowUp: 1, ArrowDown: -1 }

const textOf = (value: number | string | null, write: (value: number) => string): string =>
  value === null
    ? ''
    : typeof value === 'number' && Number.isFinite(value)
      ? write(value)
      : String(value)
