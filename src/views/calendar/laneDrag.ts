import type {
  Collision,
  CollisionDetection,
  KeyboardCoordinateGetter,
  Modifier,
} from '@dnd-kit/core'
import type { Entry } from './useEntries.ts'

type May = (entry: Entry) => boolean
const WEEK = 7

interface Carried {
  readonly data: { readonly current?: { readonly entry?: Entry } }
}
const entryOf = (active: Carried | null): Entry | undefined => active?.data.current?.entry

/** Left and right move by a day, with Shift by a week; up and down to the next lane of the same kind. */
export const byKeys =
  (lanes: readonly string[], width: () => number, placeable: May): KeyboardCoordinateGetter =>
  (event, { currentCoordinates: { x, y }, context: { active, over, droppableRects } }) => {
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
    const across = { ArrowUp: -1, ArrowDown: 1 }[event.code]
    if (!along && !across) return undefined
    event.preventDefault()
    if (along) return { x: x + along * width() * (event.shiftKey ? WEEK : 1), y }
    const entry = entryOf(active)
    if (!entry || !placeable(entry)) return undefined
    const kin = lanes.filter((key) => key.startsWith(`${entry.entity.name} `))
    const here = String(over?.id ?? entry.place)
    const to = kin[kin.indexOf(here) + across!]
    const [from, target] = [droppableRects.get(here), to && droppableRects.get(to)]
    return from && target ? { x, y: y + target.top - from.top } : undefined
  }

/** The lane its middle is in, of those it may stand in. */
export const atLaneOf =
  (placeable: May): CollisionDetection =>
  ({ active, collisionRect, droppableContainers, droppableRects }) => {
    const entry = entryOf(active)
    if (!entry) return []
    const middle = collisionRect.top + collisionRect.height / 2
    const open = droppableContainers.filter(({ id, data }) =>
      placeable(entry) ? data.current?.of === entry.entity.name : id === entry.place,
    )
    const far = ({ id }: (typeof open)[number]): number => {
      const rect = droppableRects.get(id)
      if (!rect) return Number.POSITIVE_INFINITY
      return Math.max(rect.top - middle, middle - rect.bottom, 0)
    }
    const [nearest] = open.toSorted((a, b) => far(a) - far(b))
    return nearest ? [{ id: nearest.id, data: { droppableContainer: nearest } } as Collision] : []
  }

/** It goes from day to day, and stays in its lane where it may not leave it. */
export const inDays =
  (width: () => number, placeable: May): Modifier =>
  ({ active, transform }) => {
    const entry = entryOf(active)
    const day = width()
    return {
      ...transform,
      x: Math.round(transform.x / day) * day,
      y: entry && placeable(entry) ? transform.y : 0,
    }
  }
