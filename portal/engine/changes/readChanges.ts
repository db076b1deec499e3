import type { PortalContext } from '../context/portalContext.ts'
import type { Event } from './event.ts'

/** One line of the feed. */
export interface ToldChange {
  readonly cursor: string
  readonly entity: string
  /** The path public reading knows it by. */
  readonly path: string
  readonly id: number
  readonly event: Event
  readonly at: string
}

/** Which stretch of the feed. */
export interface Stretch {
  /** After this number. */
  readonly after: number
  /** Up to this one. */
  readonly upTo?: number
  readonly limit: number
  /** Names of entities; all of them without. */
  readonly entities?: readonly string[]
}

/** Changes in the order they came to stand; what has no number yet is not told. */
export async function readChanges(
  { database, entities: declared }: PortalContext,
  { after, upTo, limit, entities }: Stretch,
): Promise<ToldChange[]> {
  let query = database.db
    .selectFrom('_change')
    .select(['seq', 'entity', 'record', 'event', 'at'])
    .where('seq', '>', after)
  if (upTo !== undefined) query = query.where('seq', '<=', upTo)
  if (entities && entities.length > 0) query = query.where('entity', 'in', [...entities])
  const rows = await query.orderBy('seq').limit(limit).execute()
  return rows.map(({ seq, entity, record, event, at }) => ({
    cursor: String(seq),
    entity,
    path: declared.get(entity)?.path ?? entity,
    id: Number(record),
    event,
    at,
  }))
}
