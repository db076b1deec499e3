import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

/** JSON as text. What cannot be read is kept as typed, with the place where reading stopped. */
export function JsonInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<unknown>(props)
  const [typed, setTyped] = useState<string | null>(null)
  const [slip, setSlip] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const { value, problem } = parsed(text)
    setSlip(problem)
    // A function is what no check takes: the form cannot be saved while the text is no JSON.
    input.set(problem ? unreadable : value)
  }
  const leave = () => {
    if (!slip) setTyped(null)
    input.leave()
  }
  const problem = slip
    ? say(['不是有效的 JSON：{slip}', 'Not valid JSON: {slip}'], { slip })
    : input.problem
  return (
    <FieldFrame {...props} input={{ ...input, problem }}>
      <div className="field-grow field-code" data-value={`${typed ?? written(input.value)}\n`}>
        <textarea
          id={input.id}
          ref={input.focus}
          name={input.name}
          className="field-box field-code"
          rows={4}
          spellCheck={false}
          value={typed ?? written(input.value)}
          disabled={input.disabled}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          {...input.aria}
        />
      </div>
    </FieldFrame>
  )
}

const unreadable = () => undefined
const written = (value: unknown) =>
  value === null || typeof value === 'function' ? '' : JSON.stringify(value, null, 2)

function parsed(text: string): { value: unknown; problem?: string } {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { value: null, problem: (error as Error).message }
  }
}
