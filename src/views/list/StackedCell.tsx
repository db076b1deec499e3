import type { ReactNode } from 'react'
import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { type Column, joins } from './columns.ts'
import { tells } from './tells.ts'

interface Props {
  readonly entity: Entity
  readonly column: Column
  readonly row: Row
  readonly brief?: boolean | undefined
  /** What stands in place of the column's own value: the title with its link and chips. */
  readonly own?: ReactNode
}

/** Several values in one cell: the column's own, beside it what reads as one with it, the others small below. */
export function StackedCell({ entity, column, row, brief, own }: Props) {
  if (column.field.kind === 'image') return <OnePicture {...{ entity, column, row }} />
  const filled = column.under.filter(({ name, field }) => tells(field, row[name]))
  const beside = filled.filter((one) => joins(column, one))
  const below = filled.filter((one) => !joins(column, one))
  const cell = ({ name, field }: Column) => (
    <FieldCell entity={entity} name={name} field={field} record={row} />
  )
  return (
    <div className="stack">
      <div className="stack-own">
        {own ?? cell(column)}
        {beside.map((one) => (
          <Beside key={one.name} column={one}>
            {cell(one)}
          </Beside>
        ))}
      </div>
      {!brief && below.length > 0 && (
        <div className="stack-below">
          {below.map((one) => (
            <Below key={one.name} column={one}>
              {cell(one)}
            </Below>
          ))}
        </div>
      )}
    </div>
  )
}

/** Where records of one kind have one picture and those of another kind another, the one that is there is shown. */
function OnePicture({ entity, column, row }: Props) {
  const { name, field } = [column, ...column.under].find((one) => !isEmpty(row[one.name])) ?? column
  return <FieldCell entity={entity} name={name} field={field} record={row} />
}

interface PartProps {
  readonly column: Column
  readonly children: ReactNode
}

/** A price of before is crossed out; a unit just follows. */
function Beside({ column, children }: PartProps) {
  const say = useSay()
  const label = <span className="for-readers">{say(column.field.label)}</span>
  return column.field.struck ? (
    <s>
      {label}
      {children}
    </s>
  ) : (
    <span className="stack-unit">
      {label}
      {children}
    </span>
  )
}

/** A figure has its name before it, a yes is told by its name; a name or a choice speaks for itself. */
function Below({ column, children }: PartProps) {
  const say = useSay()
  if (column.field.kind === 'boolean') return <span>{say(column.field.label)}</span>
  return (
    <span>
      <span className={column.end || isTime(column) ? undefined : 'for-readers'}>
        {say(column.field.label)}{' '}
      </span>
      {children}
    </span>
  )
}

const isTime = ({ field }: Column) =>
  ['day', 'moment'].includes(kinds[shownAs(field).kind].is.time ?? '')
