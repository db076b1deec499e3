import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

interface Props {
  readonly label: Label
  readonly value: string
  /** Values and what they are called; a value that is none of them is shown as it is. */
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly disabled: boolean
  readonly onChoose: (value: string) => void
}

/** A choice in the toolbar: level, size, height, space. */
export function Choose({ label, value, choices, disabled, onChoose }: Props) {
  const say = useSay()
  const name = say(label)
  const isKnown = choices.some(([one]) => one === value)
  return (
    <span className="rich-choose" data-tip={name}>
      <select
        aria-label={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
