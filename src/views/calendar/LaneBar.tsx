import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { Entry } from './useEntries.ts'

interface Props {
  readonly entry: Entry
  /** Where it stands in its lane. */
  readonly style: CSSProperties
  readonly movable: boolean
  /** It was lifted by keys, and is drawn so far from where it stands. */
  readonly lifted: { readonly x: string; readonly y: string } | undefined
  /** A key was pressed on it. */
  onKey(entry: Entry, event: KeyboardEvent): void
  onLeave(): void
  onOpen(entry: Entry, at: Element): void
}

/** What stands in a lane: opened by a press or Enter; taken along time, and to another place, by mouse, finger and keys. */
export function LaneBar({ entry, style, movable, lifted, onOpen, onKey, onLeave }: Props) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: entry.key,
    disabled: !movable,
    // Some other entity's lanes are no place for it.
    data: { entry },
  })
  const { role: _, tabIndex: __, ...told } = attributes
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`cal-bar cal-${entry.source}${entry.clash ? ' clash' : ''}${isDragging || lifted ? ' lifted' : ''}`}
      style={{
        ...style,
        transform: lifted
          ? `translate(${lifted.x}, ${lifted.y})`
          : CSS.Translate.toString(transform),
      }}
      title={entry.title}
      data-entry={entry.key}
      {...(movable && {
        ...told,
        ...listeners,
        onKeyDown: (event) => onKey(entry, event),
        onBlur: onLeave,
      })}
      onClick={(event) => onOpen(entry, event.currentTarget)}
    >
      {entry.title}
    </button>
  )
}
