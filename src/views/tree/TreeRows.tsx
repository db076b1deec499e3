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
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import { RowBox } from '../list/RowBox.tsx'
import type { MarksFor } from '../list/useMarks.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { useWidth } from '../useWidth.ts'
import { TreeFacts } from './TreeFacts.tsx'
import { TreeHead } from './TreeHead.tsx'
import { dropAt, type Put, step, type TreeLine } from './treeModel.ts'
import { type Fact, stateWidth, useFacts } from './useFacts.ts'
import '../sorting/grip.css'

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
  /** What filters found; the others only tell where it stands. Undefined where nothing is filtered. */
  readonly matched?: ReadonlySet<number> | undefined
  /** What stands on another screen, and here only above what stands on this one. */
  readonly outside?: ReadonlySet<number>
  /** What is selected, where something can be done with several. */
  readonly selected?: ReadonlySet<number>
  onToggle?(row: Row, upTo: boolean): void
  onToggleAll?(): void
  /** Room for what can be done with a line, in pixels. */
  readonly actsWidth: number
  actions(row: Row, level: number): ReactNode
}

/** What a line needs beside its facts and actions, the name above all. */
const ROOM = 350

const classOf = (on: { readonly [name: string]: boolean | undefined }): string =>
  ['tree-row', ...Object.keys(on).filter((name) => on[name])].join(' ')

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
  const box = useRef<HTMLUListElement>(null)
  const room = useWidth(box) - ROOM - props.actsWidth
  const facts = useFacts(entity, lines, room)
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
  const onMove = (event: DragMoveEvent) => {
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
      onDragMove={onMove}
      onDragEnd={dropped}
      onDragCancel={() => setTarget(null)}
    >
      <ul
        className="tree"
        ref={box}
        style={
          {
            '--acts': `${props.actsWidth}px`,
            '--state': `${stateWidth(entity)}px`,
          } as CSSProperties
        }
      >
        <TreeHead {...props} facts={facts} />
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
  readonly facts: readonly Fact[]
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
  matched,
  outside,
  selected,
  onToggle,
  actions,
}: RowProps) {
  const say = useSay()
  const { id, row, level, children } = line
  const moves = onPut && !outside?.has(id)
  const drag = useDraggable({ id, disabled: !moves })
  const drop = useDroppable({ id })
  const name = titleOf(entity, row)
  const isMatched = matched?.has(id) ?? true
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
        className={classOf({
          over: target !== null,
          lifted: drag.isDragging,
          aside: !isMatched,
          selected: selected?.has(id),
        })}
        style={{ '--level': target ?? level } as CSSProperties}
      >
        {onPut && !moves && <span className="grip" style={{ visibility: 'hidden' }} />}
        {moves && (
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
        {onToggle &&
          (isMatched ? (
            <RowBox
              {...{ entity, row }}
              index={0}
              selected={selected?.has(id) ?? false}
              onToggle={(_, upTo) => onToggle(row, upTo)}
            />
          ) : (
            <span className="row-box" />
          ))}
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
          <span
            className="tree-count"
            title={say(['{count} 个下级', '{count} below'], { count: children })}
          >
            {children}
          </span>
        )}
        <Marks labels={marks?.(row) ?? []} />
        <TreeFacts entity={entity} row={row} facts={facts} />
        <span className="tree-state">
          <StateChip entity={entity} state={row[entity.stateField]} />
        </span>
        <div className="board-acts">{actions(row, level)}</div>
      </div>
    </li>
  )
}
