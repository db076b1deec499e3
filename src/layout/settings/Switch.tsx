import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly label: Label
  readonly on: boolean
  onTurn(on: boolean): void
}

/** On or off, its name beside it. */
export function Switch({ label, on, onTurn }: Props) {
  const say = useSay()
  return (
    <label className="settings-switch">
      <span>{say(label)}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  )
}
