import type { ReactNode } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { hintOf } from './hintOf.ts'
import type { InputProps } from './InputProps.ts'
import type { FieldInput } from './useFieldInput.ts'
import './field.css'

interface Props extends InputProps {
  readonly input: Pick<FieldInput<unknown>, 'id' | 'problem' | 'required' | 'disabled'>
  /** At the right of the line below: how many characters of how many. */
  readonly counter?: string | undefined
  /** Where several elements make up the input: a group with a name in place of a label for one. */
  readonly group?: boolean
  /** Where it is a menu, which no label can be for: it names itself by its label's id. */
  readonly menu?: boolean
  readonly children: ReactNode
}

/** What surrounds every input: its label with the star, and below it what is wrong, why it is locked, its help. */
export function FieldFrame({ input, field, hint, counter, group, menu, children, source }: Props) {
  const say = useSay()
  const { id, problem, required } = input
  const told = hintOf(field)
  const label = (
    <>
      {say(field.label)}
      {required && (
        <span className="field-star" aria-hidden="true">
          *
        </span>
      )}
      {hint?.quiet && <Lock />}
    </>
  )
  const body = (
    <>
      {group ? (
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="field-label" htmlFor={menu ? undefined : id} id={`${id}-label`}>
          {label}
        </label>
      )}
      {children}
      <div className="field-notes" id={`${id}-notes`}>
        {problem && (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
        {hint?.reason && (
          <p className={hint.quiet ? 'for-readers' : undefined}>{say(hint.reason)}</p>
        )}
        {told && <p>{say(told)}</p>}
        {counter && <p className="field-counter">{counter}</p>}
      </div>
    </>
  )
  const className = problem ? 'field field-wrong' : 'field'
  if (!group)
    return (
      <div className={className} data-source={source}>
        {body}
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a label
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      className={className}
      data-source={source}
    >
      {body}
    </div>
  )
}

/** Drawn plainly, as forms of thirty locked fields are. */
const Lock = () => (
  <svg className="field-lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M17 9V7A5 5 0 0 0 7 7v2H5v12h14V9Zm-8-2a3 3 0 0 1 6 0v2H9Z" />
  </svg>
)
