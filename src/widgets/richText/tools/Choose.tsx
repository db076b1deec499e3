import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Select } from '../../input/Select.tsx'

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
  return (
    <span className="rich-choose" data-tip={name}>
      <Select aria-label={name} {...{ value, choices, disabled, onChoose }} />
    </span>
  )
}
