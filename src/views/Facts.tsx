import type { Entity, Row } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { FieldCell } from './FieldCell.tsx'
import type { Column } from './list/columns.ts'

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
      {filled.map(({ name, field }) => (
        <div key={name}>
          <dt title={say(field.label)}>{say(field.label).replace(/ ?[（(].*[)）]$/, '')}</dt>
          <dd>
            <FieldCell entity={entity} name={name} field={field} record={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
