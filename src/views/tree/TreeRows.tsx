import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import ChevronRight from '@mui/icons-material/ChevronRight'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import type { Column } from '../list/columns.ts'
import type { MarksFor } from '../list/useMarks.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { factsOfLines, TreeFacts } from './TreeFacts.tsx'
import { dropAt, type Put, step, type TreeLine } from './treeModel.ts'

interface Props {
  readonly entity: Entity
  readonly lines: readonly TreeLine[]
  readonly folded: ReadonlySet<number>
  /** Levels the tree may have. */
  readonly depth: number
  onFold(id: number): void
  onPut?(id: number, to: Put): void
  linkTo(row: Row): string
  readonly marks?: MarksFor | undefined
  actions(row: Row, level: number): ReactNode
}

/** Pixels a level stands in. */
const indent = 26
const keys: { readonly [key: string]: 'up' | 'down' | 'in' | 'out' } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The lines of a tree. Handles take the mouse: up and down for the place, sideways for the level; arrows do the same. */
export function TreeRows(props: Props) {
  const { entity, lines, depth, onPut } = props
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [target, setTarget] = useState<{ readonly over: number; readonly level: number } | null>(
    null,
  )
  const facts = useMemo(
    () =>
      factsOfLines(
        entity,
        lines.map(({ row }) => row),
      ),
    [entity, lines],
  )
  const put = (event: DragMoveEvent | DragEndEvent): Put | null =>
    event.over
      ? dropAt(
          lines,
          Number(event.active.id),
          Number(event.over.id),
          Math.round(event.delta.x / indent),
          depth,
        )
      : null
  const moved = (event: DragMoveEvent) => {
    const to = put(event)
    const level = to ? (lines.find((line) => line.id === to.parent)?.level ?? -1) + 1 : 0
    setTarget(to && event.over ? { over: Number(event.over.id), level } : null)
  }
  const dropped = (event: DragEndEvent) => {
    setTarget(null)
    const to = put(event)
    if (to && !stays(lines, Number(event.active.id), to)) onPut?.(Number(event.active.id), to)
  }
  return (
    <DndContext
      sensors={sensors}
      onDragMove={moved}
      onDragEnd={dropped}
      onDragCancel={() => setTarget(null)}
    >
      <ul className="tree">
        {lines.map((line) => (
          <TreeRow
            key={line.id}
            {...props}
            line={line}
            facts={facts}
            target={target?.over === line.id ? target.level : null}
          />
        ))}
      </ul>
    </DndContext>
  )
}

const stays = (lines: readonly TreeLine[], id: number, to: Put): boolean => {
  const siblings = lines.filter((line) => line.parent === to.parent).map((line) => line.id)
  return (
    lines.find((line) => line.id === id)?.parent === to.parent &&
    siblings.join() === to.siblings.join()
  )
}

interface RowProps extends Props {
  readonly line: TreeLine
  readonly facts: readonly Column[]
  /** The level something would come to stand at below this line. */
  readonly target: number | null
}
function TreeRow({
  entity,
  line,
  lines,
  facts,
  folded,
  depth,
  target,
  onFold,
  onPut,
  linkTo,
  marks,
  actions,
}: RowProps) {
  const say = useSay()
  const { id, row, level, children } = line
  const drag = useDraggable({ id, disabled: !onPut })
  const drop = useDroppable({ id })
  const name = titleOf(entity, row)
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key]
    if (!way) return
    event.preventDefault()
    const to = step(lines, id, way, depth)
    if (to) onPut?.(id, to)
  }
  return (
    <li ref={drop.setNodeRef}>
      <div
        ref={drag.setNodeRef}
        className={`tree-row${target === null ? '' : ' over'}${drag.isDragging ? ' lifted' : ''}`}
        style={{ '--level': target ?? level } as CSSProperties}
      >
        {onPut && (
          <button
            type="button"
            className="grip"
            ref={drag.setActivatorNodeRef}
            {...drag.listeners}
            aria-label={say(
              [
                '移动 {name}：方向键上下换位，左右换级',
                'Move {name}: arrows up and down for the place, left and right for the level',
              ],
              { name },
            )}
            title={say(['拖动，或用方向键移动', 'Drag, or use the arrow keys'])}
            onKeyDown={press}
          >
            <DragIndicator fontSize="small" />
          </button>
        )}
        {children > 0 ? (
          <button
            type="button"
            className="fold"
            aria-expanded={!folded.has(id)}
            aria-label={say(['{name} 的下级', 'Below {name}'], { name })}
            onClick={() => onFold(id)}
          >
            <ChevronRight />
          </button>
        ) : (
          <span style={{ flex: '0 0 24px' }} />
        )}
        <Link className="title" to={linkTo(row)}>
          {name}
        </Link>
        {children > 0 && (
          <span className="tree-count">
            {say(['{count} 个下级', '{count} below'], { count: children })}
          </span>
        )}
        <TreeFacts entity={entity} row={row} columns={facts} />
        <StateChip entity={entity} state={row[entity.stateField]} />
        <Marks labels={marks?.(row) ?? []} />
        <div className="board-acts">{actions(row, level)}</div>
      </div>
    </li>
  )
}
