import { useId } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import '#widgets/input/field.css'

interface Props {
  readonly value: string
  readonly autoFocus: boolean
  onChange(value: string): void
}

/** Why something is done; looks like the fields it is asked beside. */
export function ReasonBox({ value, autoFocus, onChange }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(['原因', 'Reason'])}
        <span className="field-star" aria-hidden="true">
          *
        </span>
      </label>
      <textarea
        id={id}
        className="field-box"
        rows={2}
        aria-required="true"
        value={value}
        // biome-ignore lint/a11y/noAutofocus: a dialog that asks for nothing else
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
