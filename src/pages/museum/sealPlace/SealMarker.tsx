import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Row } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { Spot } from './projection.ts'

interface Props {
  readonly place: Row
  readonly spot: Spot
  readonly chosen: boolean
  /** It stays where it is: nobody here may move it. */
  readonly fixed: boolean
  onChoose(): void
  onDrop(spot: Spot): void
}

/** Of the board, for each press of an arrow; with Shift a fifth of it. */
const STEP = 1
const arrows: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A hand that only chooses moves a little, in pixels. */
const STILL = 4

export const within = (value: number): number => Math.min(100, Math.max(0, value))

/** A seal at its place: dragged, or moved by the arrow keys, and told where it was left. */
export function SealMarker({ place, spot, chosen, fixed, onChoose, onDrop }: Props) {
  const say = useSay()
  const held = useRef<{ readonly x: number; readonly y: number; moved: boolean } | null>(null)
  const [moving, setMoving] = useState<Spot | null>(null)
  const at = moving ?? spot
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const start = held.current
    const board = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!start || !board || fixed) return
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!start.moved && Math.hypot(dx, dy) < STILL) return
    start.moved = true
    setMoving({
      x: within(spot.x + (dx / board.width) * 100),
      y: within(spot.y + (dy / board.height) * 100),
    })
  }
  const drop = () => {
    held.current = null
    if (!moving) return
    onDrop(moving)
    setMoving(null)
  }
  const step = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? []
    if (x === undefined || y === undefined || fixed) return
    event.preventDefault()
    const by = event.shiftKey ? STEP / 5 : STEP
    setMoving({ x: within(at.x + x * by), y: within(at.y + y * by) })
  }
  return (
    <button
      type="button"
      className={`seal-marker${chosen ? ' chosen' : ''}${place.status === 'disabled' ? ' off' : ''}${moving ? ' moving' : ''}${at.x > 75 ? ' leftward' : ''}`}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      aria-pressed={chosen}
      aria-label={say(['{name}，横 {x}% 纵 {y}%', '{name}, {x}% across, {y}% down'], {
        name: String(place.name),
        x: Math.round(at.x),
        y: Math.round(at.y),
      })}
      onClick={(event) => {
        event.stopPropagation()
        onChoose()
      }}
      onPointerDown={(event) => {
        if (fixed || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY, moved: false }
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => {
        held.current = null
        setMoving(null)
      }}
      onKeyDown={step}
      onKeyUp={(event) => event.key in arrows && drop()}
      onBlur={drop}
    >
      <img src={String(place.sealImage)} alt="" draggable={false} />
      <span>{String(place.name)}</span>
    </button>
  )
}
