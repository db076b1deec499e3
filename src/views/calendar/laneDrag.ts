import type { Collision, CollisionDetection, DroppableContainer, Modifier } from '@dnd-kit/core'
import type { Entry } from './useEntries.ts'

type RectMap = Parameters<CollisionDetection>[0]['droppableRects']
type May = (entry: Entry) => boolean

interface Carried {
  readonly data: { readonly current?: { readonly entry?: Entry } }
}
const entryOf = (active: Carried | null): Entry | undefined => active?.data.current?.entry

/**
 * The lane it is over. Not what dnd-kit says it is over: that is nothing until the lanes are measured, and
 * stays so until it is over another.
 */
export const laneAt = (collisions: readonly Collision[] | null): string | undefined =>
  collisions?.[0] && String(collisions[0].id)

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
      const rect = placeOf(
        open.find((one) => one.id === id),
        droppableRects,
      )
      if (!rect) return Number.POSITIVE_INFINITY
      return Math.max(rect.top - middle, middle - rect.bottom, 0)
    }
    const [nearest] = open.toSorted((a, b) => far(a) - far(b))
    return nearest ? [{ id: nearest.id, data: { droppableContainer: nearest } } as Collision] : []
  }

/** Where a lane stands, measured or not yet. */
const placeOf = (lane: DroppableContainer | undefined, measured: RectMap) =>
  lane && (measured.get(lane.id) ?? lane.node.current?.getBoundingClientRect())

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
