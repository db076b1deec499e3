import { useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { readJson } from './readJson.ts'
import './json.css'

/** JSON as text with its lines counted. What cannot be read is kept as typed, with the line where reading stopped. */
export function JsonInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<unknown>(props)
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const text = typed ?? jsonText(input.value)
  const read = readJson(text)
  const type = (next: string) => {
    setTyped(next)
    const meant = readJson(next)
    // A function is what no check takes: the form cannot be saved while the text is no JSON.
    input.set(meant.problem ? unreadable : meant.value)
  }
  const leave = () => {
    if (!read.problem) setTyped(null)
    input.leave()
  }
  const problem = read.problem ? say(read.problem) : input.problem
  const goThere = () => {
    if (!read.problem) return
    const lines = text.split('\n').slice(0, read.line - 1)
    const at = lines.reduce((sum, line) => sum + line.length + 1, 0) + read.column - 1
    box.current?.focus()
    box.current?.setSelectionRange(at, at + 1)
  }
  return (
    <FieldFrame {...props} input={{ ...input, problem }}>
      <div className="json-box field-code">
        <Lines count={text.split('\n').length} wrong={read.problem ? read.line : undefined} />
        <textarea
          id={input.id}
          ref={(element) => {
            box.current = element
            input.focus(element)
          }}
          name={input.name}
          className="field-box field-code"
          rows={Math.min(Math.max(text.split('\n').length, 4), 24)}
          spellCheck={false}
          wrap="off"
          value={text}
          disabled={input.disabled}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          {...input.aria}
          {...(read.problem && { 'aria-invalid': true })}
        />
      </div>
      {!input.disabled && (
        <div className="field-shortcuts">
          <button
            type="button"
            className="field-link"
            disabled={text === '' || read.problem !== undefined}
            onClick={() => type(jsonText((read as { value?: unknown }).value))}
          >
            {say(['整理格式', 'Format'])}
          </button>
          {read.problem && (
            <button type="button" className="field-link" onClick={goThere}>
              {say(['到第 {line} 行', 'To line {line}'], { line: read.line })}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The numbers of the lines, the one where reading stopped marked. */
function Lines({ count, wrong }: { readonly count: number; readonly wrong: number | undefined }) {
  return (
    <ol className="json-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by nothing else
        <li key={at} className={wrong === at + 1 ? 'wrong-line' : undefined}>
          {at + 1}
        </li>
      ))}
    </ol>
  )
}

const unreadable = () => undefined
const jsonText = (value: unknown) =>
  value === null || value === undefined || typeof value === 'function'
    ? ''
    : JSON.stringify(value, null, 2)
