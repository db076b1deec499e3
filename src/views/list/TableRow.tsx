import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { FieldCell } from '../FieldCell.tsx'
import { titleOf } from '../fieldAt.ts'
import type { Column } from './columns.ts'

interface Props {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly row: Row
  readonly index: number
  readonly selected: boolean
  readonly focused: boolean
  readonly link: string | undefined
  readonly selectName: string
  readonly onToggle: ((index: number, upTo: boolean) => void) | undefined
  readonly actions: ((row: Row) => ReactNode) | undefined
}

/** One record. Drawn again only when something about it has changed. */
export const TableRow = memo(function TableRow(props: Props) {
  const { entity, columns, row, index, selected, focused, link, selectName, onToggle, actions } =
    props
  const classes = [selected && 'selected', focused && 'at'].filter(Boolean).join(' ')
  return (
    <tr
      className={classes || undefined}
      aria-selected={onToggle ? selected : undefined}
      aria-rowindex={index + 2}
      data-id={String(row.id)}
    >
      {onToggle && (
        <td className="pick">
          <input
            type="checkbox"
            aria-label={selectName}
            checked={selected}
            onChange={(event) =>
              onToggle(index, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)
            }
          />
        </td>
      )}
      {columns.map(({ name, field, end }) => (
        <td key={name} className={end ? 'end' : undefined}>
          {name === entity.title && link ? (
            <Link to={link} className="title" title={titleOf(entity, row)}>
              {titleOf(entity, row)}
            </Link>
          ) : (
            <FieldCell entity={entity} name={name} field={field} record={row} />
          )}
        </td>
      ))}
      {actions && <td className="acts">{actions(row)}</td>}
    </tr>
  )
})
