import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { pointings } from '#derive/pointings.ts'

/** The ids of what rows refer to, by entity. */
export function referredBy(
  entities: ReadonlyMap<string, Entity>,
  entity: Entity,
  rows: readonly Row[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const named = rows.flatMap((after) =>
    pointings({ entity, entities, before: null, after, now: '', ...nothingKnown }),
  )
  return new Map(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, some]) => [
      name,
      new Set(some.map(({ id }) => id)),
    ]),
  )
}
