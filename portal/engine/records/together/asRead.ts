import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { valueAt } from '#derive/path.ts'
import { derivedFields } from './readsOf.ts'

/**
 * A record as it would be read, what is worked out on reading included; undefined where that follows from others, or
 * cannot be told here.
 */
export function asRead(
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
  row: Row,
  now: string,
): Row | undefined {
  const derived = derivedFields(entity, entities)
  if (derived.size === 0) return { ...row }
  const read: Row = {}
  for (const name in row) if (!derived.has(name)) read[name] = row[name]
  const situation = { entity, entities, before: read, after: read, now, ...nothingKnown }
  const worked: Row = {}
  for (const [name, { entities: others }] of derived) {
    const value = others.length > 0 ? undefined : valueAt(name, situation)
    if (value === undefined) return undefined
    worked[name] = value
  }
  return Object.assign(read, worked)
}
