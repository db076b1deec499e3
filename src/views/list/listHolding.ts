import type { Entity, Row, Screen } from '#declare'

/** Whether a screen shows a record, as far as the state it holds fast goes. */
const holds = (entity: Entity, path: string, row: Row): boolean => {
  const held = entity.fixed[path]?.[entity.stateField]
  return held === undefined || ([held].flat() as unknown[]).includes(row[entity.stateField])
}

/**
 * The address of the list that shows a record: the screen one is on, unless it leaves out records of that state and
 * another one of the same entity is for them. A list without its drafts leads to the screen of the drafts.
 */
export const listHolding = (entity: Entity, { path }: Screen, row: Row): string =>
  holds(entity, path, row)
    ? path
    : (Object.keys(entity.fixed).find((other) => holds(entity, other, row)) ?? path)

/** Whether a screen holds nothing but what was begun: records in the state new ones have. They are still to be written. */
export const holdsDrafts = (entity: Entity, { path }: Screen): boolean => {
  const held = entity.fixed[path]?.[entity.stateField]
  return held !== undefined && held === Object.keys(entity.states)[0]
}
