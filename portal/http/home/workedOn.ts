import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'

/** So many of somebody's changes are looked through. */
const LOOKED_THROUGH = 200

/** The entities whose records the session's user changed last, from the log: what this person works with. */
export async function workedOn(
  { entities, database }: PortalContext,
  { user }: Session,
): Promise<ReadonlySet<string>> {
  if (!user || !entities.has('auditLog')) return new Set()
  const entries = await database.db
    .selectFrom('auditLog')
    .select('entity')
    .where('actor', '=', user.id)
    .where('action', 'in', ['create', 'update', 'move', 'action'])
    .orderBy('createdAt', 'desc')
    .limit(LOOKED_THROUGH)
    .execute()
  return new Set(entries.map(({ entity }) => String(entity)))
}
