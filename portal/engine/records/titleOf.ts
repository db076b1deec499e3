import type { Entity, Row } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import { titleText } from '#derive/titleText.ts'
import { cellsMasked } from '../imports/cellsMasked.ts'

/**
 * What a record is called: by what tells it apart, else by its title, else by its number. It goes where nobody asks who
 * reads it, such as the log: a phone in it stands there in part.
 */
export function titleOf(entity: Entity, row: Row): string {
  const called = titleText(row[entity.called])
  if (called === undefined) return headingOf(entity, row)
  return masksOf(entity).some(({ field }) => field === entity.called)
    ? (cellsMasked(called) as string)
    : called
}

/** What stands over it where readers see it: its own title, without what tells it apart in the back office. */
export const headingOf = (entity: Entity, row: Row): string =>
  titleText(row[entity.title]) ?? `#${row.id}`
