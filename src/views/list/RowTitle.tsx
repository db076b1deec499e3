import type { Entity, Row } from '#declare'
import { FieldCell } from '../FieldCell.tsx'
import { titleOf } from '../fieldAt.ts'
import { ownPart } from '../ownPart.ts'

/** What a record is called; in a cell of its own where somebody wrote one for the title. */
export function RowTitle({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const { name, title } = entity
  const field = entity.fields[title]
  if (!field || !ownPart(`${name}.${title}.cell`)) return titleOf(entity, row)
  return <FieldCell entity={entity} name={title} field={field} record={row} />
}
