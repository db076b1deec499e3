import { type InputHTMLAttributes, useId } from 'react'
import '#widgets/input/field.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  readonly label: string
  /** What is wrong with what was typed. */
  readonly problem?: string | undefined
  readonly help?: string | undefined
}

/** One line with its name above, as in every form, for those that stand before a record does: signing in. */
export function LineBox({ label, problem, help, ...box }: Props) {
  const id = useId()
  return (
    <div className={problem ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...box}
        id={id}
        className="field-box"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
      />
      <div className="field-notes" id={`${id}-notes`}>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        {!problem && help && <p>{help}</p>}
      </div>
    </div>
  )
}
