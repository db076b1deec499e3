import type { ReactNode } from 'react'
import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import './filter.css'

interface Props {
  readonly field: Field
  readonly id?: string
  /** For a menu, which no label can be for: it names itself by the label, whose id this is. */
  readonly labelId?: string
  readonly children: ReactNode
}

/** A filter with its name; `id` or `labelId` where one element makes it up. */
export function FilterFrame({ field, id, labelId, children }: Props) {
  const say = useSay()
  if (id || labelId)
    return (
      <div className="filter">
        <label id={labelId} htmlFor={id}>
          {say(field.label)}
        </label>
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
