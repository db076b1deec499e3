import type { Entity, Row, Screen } from '#declare'
import type { Here } from './step.ts'

/** A record as the API gives it. */
export type Found = Row & { readonly id: number }

/** The records of an entity that meet a filter, the newest few, and how many there are. */
export async function recordsOf(
  here: Here,
  { path, keysOf }: Entity,
  filter: Row = {},
  most = 1,
): Promise<{ readonly list: readonly Found[]; readonly total: number }> {
  if (keysOf) return { list: [], total: 0 }
  const asked = encodeURIComponent(JSON.stringify(filter))
  const { data } = await here.call('GET', `${path}?filter=${asked}&range=[0,${most - 1}]`)
  const { list = [], total = 0 } = (data ?? {}) as { list?: readonly Found[]; total?: number }
  return { list, total }
}

/** The first record of those a screen shows. */
export const firstOf = async (
  here: Here,
  entity: Entity,
  { path }: Screen,
): Promise<Found | undefined> => (await recordsOf(here, entity, entity.fixed[path])).list[0]
