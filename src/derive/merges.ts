import type { Entity } from '#declare'
import type { MergesOf } from '#declare/action.ts'

/** How a move or an action of this name merges records; undefined where it does something else. */
export const mergesOf = (
  { moves, actions }: Pick<Entity, 'moves' | 'actions'>,
  name: string,
): MergesOf | undefined => moves[name]?.merges ?? actions[name]?.merges

/** The name under which records of an entity are merged; undefined where they are not. */
export const mergeNameOf = (entity: Pick<Entity, 'moves' | 'actions'>): string | undefined =>
  [...Object.keys(entity.moves), ...Object.keys(entity.actions)].find((name) =>
    mergesOf(entity, name),
  )
