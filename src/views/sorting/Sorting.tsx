import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  /** In their order; each stands as `useSortable({ id })` below. */
  readonly ids: readonly UniqueIdentifier[]
  /** What is told of a line that moves. */
  nameOf(id: UniqueIdentifier): string
  /** A line was dropped at another place, both counted from 0. */
  onSort(from: number, to: number): void
  readonly children: ReactNode
}

/**
 * Lines one below the other that can be put in order. The handle takes mouse or finger; space lifts with the keyboard,
 * arrows move, space drops. Every step is told to whoever does not see it, in their language.
 */
export function Sorting({ ids, nameOf, onSort, children }: Props) {
  const say = useSay()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The same list as long as it holds the same: every line looks at it, and is drawn anew for another.
  const held = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what it holds
  const items = useMemo(() => [...ids], [held])
  const announce =
    (zh: string, en: string) =>
    ({
      active,
      over,
    }: {
      active: { id: UniqueIdentifier }
      over?: { id: UniqueIdentifier } | null
    }) =>
      say([zh, en], { name: nameOf(active.id), place: ids.indexOf(over?.id ?? active.id) + 1 })
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onSort(ids.indexOf(active.id), ids.indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: say([
            '按空格拿起，用方向键移动，再按空格放下，按 Esc 取消。',
            'Space lifts, arrows move, space drops, Escape cancels.',
          ]),
        },
        announcements: {
          onDragStart: announce('已拿起 {name}，第 {place} 位', '{name} lifted, place {place}'),
          onDragOver: announce('{name} 移到第 {place} 位', '{name} is at place {place}'),
          onDragEnd: announce('{name} 已放在第 {place} 位', '{name} dropped at place {place}'),
          onDragCancel: announce('已取消移动 {name}', 'Moving {name} was cancelled'),
        },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
