import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

interface Props {
  readonly name: string
  readonly first: boolean
  readonly last: boolean
  onUp(): void
  onDown(): void
  onRemove(): void
}

/** Up, down and away, each naming what it moves. At the ends they do nothing but keep the focus. */
export function SortButtons({ name, first, last, onUp, onDown, onRemove }: Props) {
  return (
    <span className="sorted-buttons">
      <SortButton
        way="up"
        sign="↑"
        label={['上移{name}', 'Move {name} up']}
        name={name}
        off={first}
        onPress={onUp}
      />
      <SortButton
        way="down"
        sign="↓"
        label={['下移{name}', 'Move {name} down']}
        name={name}
        off={last}
        onPress={onDown}
      />
      <SortButton
        way="away"
        sign="×"
        label={['移除{name}', 'Remove {name}']}
        name={name}
        onPress={onRemove}
      />
    </span>
  )
}

interface ButtonProps {
  readonly way: 'up' | 'down' | 'away'
  readonly sign: string
  readonly label: Label
  readonly name: string
  readonly off?: boolean
  onPress(): void
}

function SortButton({ way, sign, label, name, off = false, onPress }: ButtonProps) {
  const says = useSay()(label, { name })
  return (
    <button
      type="button"
      className="field-icon"
      data-way={way}
      aria-label={says}
      title={says}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress()
      }}
    >
      {sign}
    </button>
  )
}
