import type { Entity, Row } from '#declare'

/** What a record is called: by what tells it apart, else by its title, else by its number. */
export function titleOf(entity: Entity, row: Row): string {
  const title = row[entity.called] ?? row[entity.title]
  return typeof title === 'string' && title !== '' ? title : `#${row.id}`
}
