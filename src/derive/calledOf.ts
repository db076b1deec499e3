import type { Entity, Row } from '#declare'

/** What a record is called in a message: by what tells it apart, else by its title, else by its number. */
export function calledOf(
  entity: Entity | undefined,
  row: Row | null | undefined,
  id: unknown = row?.id,
): string {
  const called = entity && (row?.[entity.called] ?? row?.[entity.title])
  return called === null || called === undefined || called === '' ? `#${id}` : String(called)
}
