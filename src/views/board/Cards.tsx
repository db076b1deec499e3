import { arrayMove, useSortable } from '@dnd-kit/sortable'
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
import { Sorting } from '../sorting/Sorting.tsx'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** What is the same on all of them, and stands above: no card repeats it. */
  readonly scope: Row
  onSort?(rows: readonly Row[]): void
  actions(row: Row): ReactNode
}

/** Cards one below the other, to be put in order where that is the reader's to do. */
export function Cards({ entity, rows, scope, onSort, actions }: Props) {
  const ids = useMemo(() => rows.map(({ id }) => Number(id)), [rows])
  return (
    <Sorting
      ids={ids}
      nameOf={(id) => titleOf(entity, rows.find((row) => row.id === id) ?? {})}
      onSort={(from, to) => onSort?.(arrayMove([...rows], from, to))}
    >
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
    </Sorting>
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
