import type { Entity, Row } from '#declare'
import type { PortalContext } from '../context/portalContext.ts'
import { referencesOf } from '../records/references/referencesOf.ts'

/** So many records that point at one are looked at when it changes; all of them are at night. */
const MOST = 100

/** A record by its entity's name and number. */
export interface Place {
  readonly entity: string
  readonly id: number
}

/** Whom a change of a record may leave wanting: itself, what points at it, and what it points at, its parent among them. */
export async function around(
  context: PortalContext,
  entity: Entity,
  id: number,
): Promise<readonly Place[]> {
  const { db } = context.database
  const pointing = await context.rows.referrers(db, entity, id, MOST)
  const [row] = await context.rows.readMany(db, entity, [id], { binned: true })
  return [
    { entity: entity.name, id },
    ...pointing.map((one) => ({ entity: one.entity, id: Number(one.id) })),
    ...(row ? pointedAt(entity, row) : []),
  ].filter((place) => context.entities.has(place.entity))
}

const pointedAt = (entity: Entity, row: Row): readonly Place[] =>
  referencesOf(entity, row).map(({ toEntity, toId }) => ({ entity: toEntity, id: toId }))
