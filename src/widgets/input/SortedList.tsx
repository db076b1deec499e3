import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { SortButtons } from './SortButtons.tsx'

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
  ...props
}: Props<T>) {
  const say = useSay()
  const [dragged, setDragged] = useState<number | null>(null)
  const { list, follow } = useFollowingFocus()
  return (
    <ol ref={list} className={className ? `sorted ${className}` : 'sorted'}>
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
                title={say(['拖动排序', 'Drag to sort'])}
                aria-hidden="true"
                onPointerDown={() => setDragged(at)}
                onPointerUp={() => setDragged(null)}
              >
                ⠿
              </span>
            )}
            <div className="sorted-item">{props.children(item, at)}</div>
            {!disabled && (
              <SortButtons
                name={name}
                first={at === 0}
                last={at === items.length - 1}
                onUp={() => {
                  follow(at - 1, 'up')
                  onMove(at, at - 1)
                }}
                onDown={() => {
                  follow(at + 1, 'down')
                  onMove(at, at + 1)
                }}
                onRemove={() => props.onRemove(at)}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Gives the focus back to the button of an item that moved: a browser drops it with the element. */
function useFollowingFocus() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  const follow = (at: number, way: 'up' | 'down') => {
    wanted.current = `:scope > li:nth-child(${at + 1}) > .sorted-buttons > [data-way=${way}]`
  }
  return { list, follow }
}

/** The list with the item at `from` standing at `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
