import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalContext } from '../context/portalContext.ts'

/**
 * The order in which records are gone through where each brings a new one: as they stand, and from the last where new
 * ones go first, so that those made of them stand alike.
 */
export function asTheyStand(entity: Entity, rows: readonly Row[]): readonly Row[] {
  const order = handOrderOf(entity)
  if (!order) return rows
  const place = (row: Row) => Number(row[order.field] ?? 0)
  const sorted = rows.toSorted((one, other) => place(one) - place(other))
  return order.first ? sorted.reverse() : sorted
}

/** The same for records that were chosen by their numbers; those that are gone come last. */
export async function idsAsTheyStand(
  { rows, database }: PortalContext,
  entity: Entity,
  ids: readonly number[],
): Promise<readonly number[]> {
  const order = handOrderOf(entity)
  if (!order) return ids
  const found = await rows.readMany(database.db, entity, ids)
  const standing = asTheyStand(entity, found).map(({ id }) => id as number)
  return [...new Set([...standing, ...ids])]
}
