import { Link } from 'react-router-dom'
import type { Entity, Label, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { isState, titleOf } from '../../../views/fieldAt.ts'
import { type Column, namesOf } from '../../../views/list/columns.ts'
import { ListedCell } from '../../../views/list/ListedCell.tsx'
import { Marks } from '../../../views/Marks.tsx'
import { FieldValue } from '../../../views/show/FieldValue.tsx'

interface Props {
  readonly entity: Entity
  readonly column: Column
  readonly row: Row
  /** Where the record is looked at, if anywhere. */
  readonly link: string | undefined
  /** Chips of the record, beside its state. */
  readonly marks: readonly Label[]
}

/** A value of what a user has: names and references lead to where they are looked at. */
export function HoldingCell({ entity, column, row, link, marks }: Props) {
  const say = useSay()
  const { name, field, end } = column
  const nothing = namesOf([column]).every((one) => isEmpty(row[one]))
  return (
    <td
      className={[end && 'end', nothing && 'nothing'].filter(Boolean).join(' ') || undefined}
      data-label={say(field.label)}
    >
      {name === entity.title && link ? (
        <Link className="title" to={link}>
          {titleOf(entity, row)}
        </Link>
      ) : field.kind === 'ref' && column.under.length === 0 ? (
        <FieldValue {...{ entity, name, field }} record={row} />
      ) : (
        <ListedCell {...{ entity, column, row }} />
      )}
      {isState(entity, name) && <Marks labels={marks} />}
    </td>
  )
}
