import type { Entity, Row } from '#declare'
import { titleText } from '#derive/titleText.ts'

/** What a record is called: by what tells it apart, else by its title, else by its number. */
export function titleOf(entity: Entity, row: Row): string {
  return titleText(row[entity.called]) ?? headingOf(entity, row)
}

/** What stands over it where readers see it: its own title, without what tells it apart in the back office. */
export const headingOf = (entity: Entity, row: Row): string =>
  titleText(row[entity.title]) ?? `#${row.id}`
