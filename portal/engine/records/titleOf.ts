import type { Entity, Row } from '#declare'

/** What a record is called: the value of its title field, else its number. */
export function titleOf(entity: Entity, row: Row): string {
  const title = row[entity.title]
  return typeof title === 'string' && title !== '' ? title : `#${row.id}`
}
