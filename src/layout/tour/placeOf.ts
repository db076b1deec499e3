import type { CSSProperties } from 'react'

/** Where the frame around what is pointed at stands, and the card that speaks of it. */
export interface Place {
  readonly frame: CSSProperties
  readonly card: CSSProperties
}

/** The card's width, what it may be high, and the room between it and the frame, in pixels. */
const WIDTH = 340
const HEIGHT = 220
const ROOM = 12

/** The place of the first of these that can be seen; null where none can. On a phone the card stands at the foot. */
export function placeOf(selectors: readonly string[], width: number, height: number): Place | null {
  const rect = selectors.map(rectOf).find((one) => one !== null)
  if (!rect) return null
  const frame = {
    left: rect.left - 4,
    top: rect.top - 4,
    width: rect.width + 8,
    height: Math.min(rect.height, height - rect.top) + 8,
  }
  if (width < WIDTH * 2) return { frame, card: {} }
  const isBelow = rect.bottom + ROOM + HEIGHT <= height
  const left = isBelow ? rect.left : rect.right + ROOM
  const top = isBelow ? rect.bottom + ROOM : rect.top
  const card = {
    left: clamp(left, ROOM, width - WIDTH - ROOM),
    top: clamp(top, ROOM, height - HEIGHT - ROOM),
    right: 'auto',
    bottom: 'auto',
  }
  return { frame, card }
}

function rectOf(selector: string): DOMRect | null {
  const element = document.querySelector(selector)
  element?.scrollIntoView?.({ block: 'nearest' })
  const rect = element?.getBoundingClientRect()
  return rect && rect.width > 0 && rect.height > 0 ? rect : null
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
