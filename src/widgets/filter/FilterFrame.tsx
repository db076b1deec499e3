import type { ReactNode } from 'react'
import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import './filter.css'

/** A filter with its name; `id` where one element makes it up. */
export function FilterFrame({
  field,
  id,
  children,
}: {
  readonly field: Field
  readonly id?: string
  readonly children: ReactNode
}) {
  const say = useSay()
  if (id)
    return (
      <div className="filter">
        <label htmlFor={id}>{say(field.label)}</label>
        {children}
      </div>
    )
  return (
    <fieldset className="filter">
      <legend>{say(field.label)}</legend>
      {children}
    </fieldset>
  )
}
