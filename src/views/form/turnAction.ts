import type { Action, Entity } from '#declare'

/** The action that takes a form over and leads to the next record that waits for the same. */
export const turnAction = (entity: Entity): readonly [string, Action] | undefined =>
  Object.entries(entity.actions).find(([, { next }]) => next !== undefined)
