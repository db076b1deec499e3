import { arrayMove, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import PushPin from '@mui/icons-material/PushPinOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useRef } from 'react'
import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { Sorting } from '../sorting/Sorting.tsx'
import { allColumns, type Column } from './columns.ts'
import { withPins } from './pins.ts'

export interface ColumnListProps {
  readonly entity: Entity
  readonly columns: readonly Column[]
  /** Those that stay at the left. */
  readonly pinned?: readonly string[]
  onChoose(names: readonly string[] | null): void
}

/** The columns shown, in their order, then those that could be: ticked on and off, dragged by mouse or keyboard. */
export default function ColumnList({ entity, columns, pinned = [], ...given }: ColumnListProps) {
  const say = useSay()
  const names = columns.map(({ name }) => name)
  const held = pinned.filter((name) => names.includes(name)).length
  const onChoose = (next: readonly string[], count = Math.min(held, next.length)) =>
    given.onChoose(withPins(next, count))
  // What is ticked moves to another place of the list, and stands there anew: the keys go with it.
  const ticked = useRef<string>(null)
  const onTick = (name: string, next: readonly string[]) => {
    ticked.current = name
    onChoose(next)
  }
  const rest = allColumns(entity).filter(({ name }) => !names.includes(name))
  const nameOf = (id: unknown) =>
    say(columns.find(({ name }) => name === id)?.field.label ?? ['', ''])
  return (
    <>
      <Sorting
        ids={names}
        nameOf={nameOf}
        onSort={(from, to) => onChoose(arrayMove(names, from, to))}
      >
        <ul className="column-choice">
          {columns.map((column, at) => (
            <Shown
              key={column.name}
              column={column}
              lone={columns.length === 1}
              pinned={at < held}
              focused={ticked.current === column.name}
              onHide={() =>
                onTick(
                  column.name,
                  names.filter((name) => name !== column.name),
                )
              }
              onPin={() => onChoose(names, at < held ? at : at + 1)}
            />
          ))}
          {rest.map((column) => (
            <li key={column.name} className="column-line">
              <Tick
                column={column}
                checked={false}
                focused={ticked.current === column.name}
                onChange={() => onTick(column.name, [...names, column.name])}
              />
            </li>
          ))}
        </ul>
      </Sorting>
      <div className="column-foot">
        <Button onClick={() => given.onChoose(null)}>{say(['恢复默认', 'Back to default'])}</Button>
      </div>
    </>
  )
}

interface ShownProps {
  readonly column: Column
  /** The last column cannot be hidden. */
  readonly lone: boolean
  /** It stays at the left, with all before it. */
  readonly pinned: boolean
  readonly focused: boolean
  onHide(): void
  onPin(): void
}
function Shown({ column, lone, pinned, focused, onHide, onPin }: ShownProps) {
  const say = useSay()
  const sortable = useSortable({ id: column.name })
  const { attributes, listeners, transform, transition, isDragging } = sortable
  return (
    <li
      ref={sortable.setNodeRef}
      className={isDragging ? 'column-line lifted' : 'column-line'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Tick column={column} checked disabled={lone} focused={focused} onChange={onHide} />
      <button
        type="button"
        className="column-pin"
        aria-pressed={pinned}
        aria-label={say(['固定 {column}', 'Pin {column}'], { column: say(column.field.label) })}
        title={say(
          pinned
            ? ['不再固定此列及其后各列', 'No longer keep this column and those behind it']
            : [
                '横向滚动时，此列及之前各列留在左侧',
                'Keep this column and those before it at the left',
              ],
        )}
        onClick={onPin}
      >
        <PushPin sx={{ fontSize: 16 }} />
      </button>
      <button
        type="button"
        className="column-grip"
        ref={sortable.setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={say(['移动 {column}', 'Move {column}'], { column: say(column.field.label) })}
        title={say(['拖动，或按空格后用方向键', 'Drag, or press space and use the arrows'])}
      >
        <DragIndicator sx={{ fontSize: 18 }} />
      </button>
    </li>
  )
}

interface TickProps {
  readonly column: Column
  readonly checked: boolean
  readonly disabled?: boolean
  /** It was ticked a moment ago, so it has the keyboard as soon as it is there. */
  readonly focused: boolean
  onChange(): void
}
function Tick({ column, checked, disabled = false, focused, onChange }: TickProps) {
  const { name, field } = column
  const say = useSay()
  return (
    <label htmlFor={`column-${name}`} className="column-tick">
      <Checkbox
        id={`column-${name}`}
        size="small"
        checked={checked}
        disabled={disabled}
        autoFocus={focused}
        onChange={onChange}
      />
      {say(field.label)}
    </label>
  )
}
