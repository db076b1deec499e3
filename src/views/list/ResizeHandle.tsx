import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { within } from './sizes.ts'

interface Props {
  readonly label: Label
  readonly width: number
  /** Null for its own width. */
  onSize(width: number | null): void
}

/** So far a press of an arrow goes, in pixels. */
const step = 16

/** The edge of a heading: dragged, or moved by arrows, it makes the column wider or narrower; pressed twice it is as before. */
export function ResizeHandle({ label, width, onSize }: Props) {
  const say = useSay()
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width }
  }
  const drag = ({ clientX }: PointerEvent) => {
    if (from.current) onSize(from.current.width + clientX - from.current.x)
  }
  const end = () => {
    from.current = null
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined && event.key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    onSize(by === undefined ? null : width + by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no line between paragraphs
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={say(['“{column}”列宽', 'Width of "{column}"'], { column: say(label) })}
      aria-valuenow={within(width)}
      aria-valuemin={48}
      aria-valuemax={1200}
      tabIndex={0}
      className="resize"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onSize(null)}
      onKeyDown={press}
    />
  )
}
