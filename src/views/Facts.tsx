import type { Entity, Row } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import type { Column } from './list/columns.ts'
import { ListedCell } from './list/ListedCell.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly columns: readonly Column[]
}

/** What a card tells of a record, each fact under its name; those it does not have are left out. */
export function Facts({ entity, row, columns }: Props) {
  const say = useSay()
  const filled = columns.filter(({ name }) => row[name] !== null && row[name] !== undefined)
  return (
    <dl className="fact-list">
      {filled.map((column) => (
        <div key={column.name}>
          <dt title={say(column.field.label)}>
            {say(column.field.label).replace(/ ?[（(].*[)）]$/, '')}
          </dt>
          <dd>
            <ListedCell {...{ entity, column, row }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
