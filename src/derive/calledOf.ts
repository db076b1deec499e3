import type { Entity, Row } from '#declare'
import { titleText } from './titleText.ts'

/** What a record is called in a message: by what tells it apart, else by its title, else by its number. */
export function calledOf(
  entity: Entity | undefined,
  row: Row | null | undefined,
  id: unknown = row?.id,
): string {
  const called = entity && (row?.[entity.called] ?? row?.[entity.title])
  if (called === null || called === undefined || called === '') return `#${id}`
  return titleText(called) ?? String(called)
}
