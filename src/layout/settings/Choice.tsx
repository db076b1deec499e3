import { useId } from 'react'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'

interface Props<V extends string> {
  readonly label: Label
  readonly options: readonly (readonly [value: V, label: Label])[]
  readonly chosen: V
  onChoose(value: V): void
}

/** One of a few, side by side; arrow keys go from one to the next. */
export function Choice<V extends string>({ label, options, chosen, onChoose }: Props<V>) {
  const say = useSay()
  const name = useId()
  return (
    <fieldset className="settings-choice">
      <legend>{say(label)}</legend>
      <div>
        {options.map(([value, title]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{say(title)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
