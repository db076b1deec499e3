import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties } from 'react'
import type { Entry } from './useEntries.ts'

interface Props {
  readonly entry: Entry
  /** Where it stands in its lane. */
  readonly style: CSSProperties
  readonly movable: boolean
  onOpen(entry: Entry, at: Element): void
}

/** What stands in a lane: opened by a press or Enter; taken along time, and to another place, by mouse, finger and keys. */
export function LaneBar({ entry, style, movable, onOpen }: Props) {
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
      className={`cal-bar cal-${entry.source}${entry.clash ? ' clash' : ''}${isDragging ? ' lifted' : ''}`}
      style={{ ...style, transform: CSS.Translate.toString(transform) }}
      title={entry.title}
      data-entry={entry.key}
      {...(movable && { ...told, ...listeners })}
      onClick={(event) => onOpen(entry, event.currentTarget)}
    >
      {entry.title}
    </button>
  )
}
