import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { titleOf } from '../fieldAt.ts'
import { Marks } from '../Marks.tsx'
import { type Column, cellClass } from './columns.ts'
import { ListedCell } from './ListedCell.tsx'
import { type Lefts, staying } from './lefts.ts'
import { RowTicket } from './RowTicket.tsx'
import { RowTitle } from './RowTitle.tsx'
import { StackedCell } from './StackedCell.tsx'
import type { MarksFor } from './useMarks.ts'

interface Props {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly row: Row
  readonly index: number
  /** Counted from 1, the heading and those of groups included. */
  readonly line: number
  readonly selected: boolean
  readonly focused: boolean
  readonly link: string | undefined
  readonly selectName: string
  readonly onToggle: ((index: number, upTo: boolean) => void) | undefined
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly marks: MarksFor | undefined
  readonly edits: ReadonlySet<string> | undefined
  readonly lefts: Lefts | undefined
  /** Tab leads into the cells of this row; arrows lead to all others. */
  readonly reached: boolean
}

/** One record. Drawn again only when something about it has changed. */
export const TableRow = memo(function TableRow(props: Props) {
  const { entity, columns, row, index, line, selected, focused, selectName, onToggle, actions } =
    props
  const { edits, reached, lefts } = props
  const first = edits && columns.find(({ name }) => edits.has(name))
  const classes = [selected && 'selected', focused && 'at'].filter(Boolean).join(' ')
  return (
    <tr
      className={classes || undefined}
      aria-selected={onToggle ? selected : undefined}
      aria-rowindex={line}
      data-id={String(row.id)}
    >
      {onToggle && (
        <td className="pick">
          <label>
            <input
              type="checkbox"
              aria-label={selectName}
              checked={selected}
              onChange={(event) =>
                onToggle(index, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          {...staying(cellClass(entity, column), lefts, column.name)}
          {...(edits?.has(column.name) && {
            'data-cell': `${String(row.id)}:${column.name}`,
            tabIndex: reached && column === first ? 0 : -1,
          })}
        >
          {column.name === entity.title ? (
            <TitleCell {...props} column={column} />
          ) : (
            <ListedCell entity={entity} column={column} row={row} />
          )}
        </td>
      ))}
      {actions && (
        <td className="acts">
          <div className="acts-line">{actions(row)}</div>
        </td>
      )}
    </tr>
  )
})

function TitleCell({ column, ...props }: Props & { readonly column: Column }) {
  const title = <Title {...props} />
  if (column.under.length === 0) return title
  return <StackedCell entity={props.entity} column={column} row={props.row} own={title} />
}

/** What the record is called, a link where it leads somewhere, with the chips it bears. */
function Title({ entity, row, link, marks }: Pick<Props, 'entity' | 'row' | 'link' | 'marks'>) {
  const title = titleOf(entity, row)
  const borne = marks?.(row) ?? []
  return (
    <div className="title-cell">
      <RowTicket entity={entity} row={row} />
      {link ? (
        <Link to={link} className="title" title={title}>
          <RowTitle entity={entity} row={row} />
        </Link>
      ) : (
        <span className="title" title={title}>
          <RowTitle entity={entity} row={row} />
        </span>
      )}
      <Marks labels={borne} />
    </div>
  )
}
