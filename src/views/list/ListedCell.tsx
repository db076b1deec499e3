import type { Entity, Row } from '#declare'
import { FieldCell } from '../FieldCell.tsx'
import { PlayCover } from '../play/PlayCover.tsx'
import { playsOf } from '../play/playing.ts'
import type { Column } from './columns.ts'
import { StackedCell } from './StackedCell.tsx'

interface Props {
  readonly entity: Entity
  readonly column: Column
  readonly row: Row
  /** There is room for one line only. */
  readonly brief?: boolean
}

/** A value in a list; the picture of what can be heard bears the button that plays it. */
export function ListedCell({ entity, column, row, brief }: Props) {
  const { name, field } = column
  const action = field.kind === 'image' ? playsOf(entity) : undefined
  if (action) return <PlayCover {...{ entity, action, row }} picture={row[name]} />
  if (column.under.length > 0) return <StackedCell {...{ entity, column, row, brief }} />
  return <FieldCell entity={entity} name={name} field={field} record={row} />
}
