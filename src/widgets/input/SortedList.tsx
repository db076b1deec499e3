import { type ReactNode, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'

interface Props<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T, at: number) => string
  /** What an item is called, for the names of its buttons. */
  readonly nameOf: (item: T, at: number) => string
  readonly disabled?: boolean
  readonly className?: string
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (at: number) => void
  readonly children: (item: T, at: number) => ReactNode
}

/** Items in an order of their own: dragged by mouse, moved by buttons with the keyboard or a finger. */
export function SortedList<T>({
  items,
  keyOf,
  nameOf,
  disabled,
  className,
  onMove,
  onRemove,
  children,
}: Props<T>) {
  const say = useSay()
  const [dragged, setDragged] = useState<number | null>(null)
  const button = (
    sign: string,
    label: readonly [string, string],
    name: string,
    off: boolean,
    press: () => void,
  ) => (
    <button
      type="button"
      className="field-icon"
      aria-label={say(label, { name })}
      title={say(label, { name })}
      disabled={off}
      onClick={press}
    >
      {sign}
    </button>
  )
  return (
    <ol className={className ? `sorted ${className}` : 'sorted'}>
      {items.map((item, at) => {
        const name = nameOf(item, at)
        return (
          <li
            key={keyOf(item, at)}
            draggable={!disabled && dragged !== null ? true : undefined}
            className={dragged === at ? 'sorted-dragged' : undefined}
            // Firefox drags nothing that carries nothing.
            onDragStart={(event) => event.dataTransfer.setData('text/plain', name)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              event.stopPropagation()
              if (dragged !== at) onMove(dragged, at)
            }}
            onDragEnd={() => setDragged(null)}
          >
            {!disabled && (
              <span
                className="sorted-grip"
                aria-hidden="true"
                onPointerDown={() => setDragged(at)}
                onPointerUp={() => setDragged(null)}
              >
                ⠿
              </span>
            )}
            <div className="sorted-item">{children(item, at)}</div>
            {!disabled && (
              <span className="sorted-buttons">
                {button('↑', ['上移{name}', 'Move {name} up'], name, at === 0, () =>
                  onMove(at, at - 1),
                )}
                {button(
                  '↓',
                  ['下移{name}', 'Move {name} down'],
                  name,
                  at === items.length - 1,
                  () => onMove(at, at + 1),
                )}
                {button('×', ['移除{name}', 'Remove {name}'], name, false, () => onRemove(at))}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The list with the item at `from` standing at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
