import { arrayMove, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { cellShape } from '#widgets/image/cellShape.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt, isState, titleOf } from '../fieldAt.ts'
import { type Column, columnsFor, usualColumns } from '../list/columns.ts'
import { RowBox } from '../list/RowBox.tsx'
import { tells } from '../list/tells.ts'
import { useMarks } from '../list/useMarks.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { Sorting } from '../sorting/Sorting.tsx'
import '../sorting/grip.css'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** What is the same on all of them, and stands above: no card repeats it. */
  readonly scope: Row
  /** What is selected, where something can be done with several. */
  readonly selected?: ReadonlySet<number>
  onToggle?(index: number, upTo: boolean): void
  onSort?(rows: readonly Row[]): void
  actions(row: Row): ReactNode
}

/** Cards one below the other, to be put in order where that is the reader's to do. */
export function Cards(props: Props) {
  const { entity, rows, scope, onSort } = props
  const by = entity.list.headings
  const ids = useMemo(() => rows.map(({ id }) => Number(id)), [rows])
  const shaped = useMemo(() => pictureShape(entity, rows), [entity, rows])
  return (
    <Sorting
      ids={ids}
      nameOf={(id) => titleOf(entity, rows.find((row) => row.id === id) ?? {})}
      onSort={(from, to) => onSort?.(arrayMove([...rows], from, to))}
    >
      <ol className="board">
        {rows.map((row, index) => (
          <Fragment key={String(row.id)}>
            {by && !(by in scope) && beginsAnew(rows, index, by) && (
              <Heading {...{ entity, row, by }} />
            )}
            <Card
              {...props}
              {...{ row, shaped, index }}
              sortable={onSort !== undefined}
              isSelected={props.selected?.has(Number(row.id)) ?? false}
            />
          </Fragment>
        ))}
      </ol>
    </Sorting>
  )
}

/** Whether a card stands under another value than the one before it. */
const beginsAnew = (rows: readonly Row[], index: number, by: string): boolean =>
  index === 0 || rows[index]?.[by] !== rows[index - 1]?.[by]

function Heading({ entity, row, by }: HeadingProps) {
  const field = fieldAt(entity, by)
  if (!field || isEmpty(row[by])) return null
  return (
    <li className="board-heading">
      <FieldCell entity={entity} name={by} field={field} record={row} />
    </li>
  )
}
interface HeadingProps {
  readonly entity: Entity
  readonly row: Row
  readonly by: string
}

interface CardProps extends Pick<Props, 'entity' | 'scope' | 'actions' | 'onToggle'> {
  readonly row: Row
  /** Counted from 0. */
  readonly index: number
  readonly isSelected: boolean
  readonly sortable: boolean
  readonly shaped: Shape | null
}
interface Shape {
  readonly width: number
  readonly height: number
}
const pictures: readonly string[] = ['image', 'images']

/** How much room a card keeps for a picture it lacks beside others that have one; null where none of them has. */
function pictureShape(entity: Entity, rows: readonly Row[]): Shape | null {
  const shown = columnsFor(entity, entity.list.columns)
    .filter(({ field }) => pictures.includes(field.kind))
    .find(({ name }) => rows.some((row) => !isEmpty(row[name])))
  return shown ? cellShape(shown.field) : null
}

/** A card tells so much beside its name; what a list shows in one cell counts once. */
const MOST_FACTS = 4

/** What a card tells of a record: its columns and what stands below them, without what it shows elsewhere. */
export function factsOf(entity: Entity, row: Row, scope: Row): readonly Column[] {
  const { title, list } = entity
  // Beside what has no figure none is a figure: nothing is counted there.
  const isTold = ({ name, field }: Column, first: Column) =>
    tells(field, row[name]) || (row[name] === 0 && row[first.name] != null)
  const isFact = (column: Column, first: Column) =>
    ![title, list.headings].includes(column.name) &&
    !(column.name in scope) &&
    !isState(entity, column.name) &&
    column.field.kind !== 'order' &&
    !pictures.includes(column.field.kind) &&
    isTold(column, first)
  return columnsFor(entity, usualColumns(entity))
    .map((column) => [column, ...column.under].filter((one) => isFact(one, column)))
    .filter((group) => group.length > 0)
    .slice(0, MOST_FACTS)
    .flat()
}

function Card(props: CardProps) {
  const { entity, row, scope, index, sortable, isSelected, onToggle, actions, shaped } = props
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
  // Where records of one kind have one picture and those of another kind another, the one that is there is shown.
  const picture = columnsFor(entity, entity.list.columns).find(
    ({ name, field }) => pictures.includes(field.kind) && !isEmpty(row[name]),
  )
  return (
    <li
      ref={setNodeRef}
      className={`board-card card${isDragging ? ' lifted' : ''}${borne.length > 0 ? ' marked' : ''}${isSelected ? ' selected' : ''}`}
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
      {onToggle && <RowBox {...{ entity, row, index, onToggle }} selected={isSelected} />}
      <span className="board-place">{index + 1}</span>
      {picture ? (
        <span className="board-picture">
          <FieldCell entity={entity} name={picture.name} field={picture.field} record={row} />
        </span>
      ) : (
        shaped && <span className="board-picture none" style={shaped} />
      )}
      <div className="board-text">
        <strong>{titleOf(entity, row)}</strong>
        <div className="board-facts">
          {factsOf(entity, row, scope).map(({ name, field }) => (
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
