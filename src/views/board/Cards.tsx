import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { type ReactNode, useMemo } from 'react'
import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { isState, titleOf } from '../fieldAt.ts'
import { columnsFor } from '../list/columns.ts'
import { useMarks } from '../list/useMarks.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** What is the same on all of them, and stands above: no card repeats it. */
  readonly scope: Row
  onSort?(rows: readonly Row[]): void
  actions(row: Row): ReactNode
}

/** Cards one below the other. The handle takes the mouse; space lifts with the keyboard, arrows move, space drops. */
export function Cards({ entity, rows, scope, onSort, actions }: Props) {
  const say = useSay()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = useMemo(() => rows.map(({ id }) => Number(id)), [rows])
  const nameOf = (id: unknown) => titleOf(entity, rows.find((row) => row.id === id) ?? {})
  const placeOf = (id: unknown) => ids.indexOf(Number(id)) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onSort?.(arrayMove([...rows], ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }
  const told =
    (zh: string, en: string) =>
    (event: { active: { id: unknown }; over?: { id: unknown } | null }) =>
      say([zh, en], {
        name: nameOf(event.active.id),
        place: placeOf(event.over?.id ?? event.active.id),
      })
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
          onDragStart: told('已拿起 {name}，第 {place} 位', '{name} lifted, place {place}'),
          onDragOver: told('{name} 移到第 {place} 位', '{name} is at place {place}'),
          onDragEnd: told('{name} 已放在第 {place} 位', '{name} dropped at place {place}'),
          onDragCancel: told('已取消移动 {name}', 'Moving {name} was cancelled'),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="board">
          {rows.map((row, index) => (
            <Card
              key={String(row.id)}
              {...{ entity, row, scope, actions }}
              place={index + 1}
              sortable={onSort !== undefined}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface CardProps extends Pick<Props, 'entity' | 'scope' | 'actions'> {
  readonly row: Row
  readonly place: number
  readonly sortable: boolean
}
const pictures: readonly string[] = ['image', 'images']

function Card({ entity, row, scope, place, sortable, actions }: CardProps) {
  const say = useSay()
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: Number(row.id),
    disabled: !sortable,
  })
  const marks = useMarks(entity)
  const borne = marks?.(row) ?? []
  const columns = columnsFor(entity, entity.list.columns)
  const pictured = columns.filter(({ field }) => pictures.includes(field.kind))
  // Where records of one kind have one picture and those of another kind another, the one that is there is shown.
  const picture = pictured.find(({ name }) => !isEmpty(row[name])) ?? pictured[0]
  const facts = columns.filter(
    ({ name, field }) =>
      name !== entity.title &&
      !(name in scope) &&
      !isState(entity, name) &&
      field.kind !== 'order' &&
      !pictures.includes(field.kind) &&
      !isEmpty(row[name]),
  )
  return (
    <li
      ref={setNodeRef}
      className={`board-card card${isDragging ? ' lifted' : ''}${borne.length > 0 ? ' marked' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {sortable && (
        <button
          type="button"
          className="grip"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={say(['移动 {name}', 'Move {name}'], { name: titleOf(entity, row) })}
        >
          <DragIndicator fontSize="small" />
        </button>
      )}
      <span className="place">{place}</span>
      {picture && (
        <span className="board-picture">
          <FieldCell entity={entity} name={picture.name} field={picture.field} record={row} />
        </span>
      )}
      <div className="board-text">
        <strong>{titleOf(entity, row)}</strong>
        <div className="board-facts">
          {facts.slice(0, 4).map(({ name, field }) => (
            <span key={name}>
              <span className="fact-label">{say(field.label)}</span>
              <FieldCell entity={entity} name={name} field={field} record={row} />
            </span>
          ))}
        </div>
      </div>
      <Marks labels={borne} />
      <StateChip entity={entity} state={row[entity.stateField]} />
      <div className="board-acts">{actions(row)}</div>
    </li>
  )
}
