import type { Entity, Row } from '#declare'
import { FieldCell } from '../FieldCell.tsx'
import { PlayCover } from '../play/PlayCover.tsx'
import { playsOf } from '../play/playing.ts'
import type { Column } from './columns.ts'

interface Props {
  readonly entity: Entity
  readonly column: Column
  readonly row: Row
}

/** A value in a list; the picture of what can be heard bears the button that plays it. */
export function ListedCell({ entity, column: { name, field }, row }: Props) {
  const action = field.kind === 'image' ? playsOf(entity) : undefined
  if (action) return <PlayCover {...{ entity, action, row }} picture={row[name]} />
  return <FieldCell entity={entity} name={name} field={field} record={row} />
}
