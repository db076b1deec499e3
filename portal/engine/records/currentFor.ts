import type { Entity, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/**
 * A record as it stands, for the answer of a call it stood in the way of: only for a user who may see it, and as that
 * user sees it. What the portal or a program does on behalf of others, such as a stranger who signs in, tells nothing.
 */
export async function currentFor(
  { context: { access, rows }, tx }: { readonly context: PortalContext; readonly tx: Db | Tx },
  entity: Entity,
  row: Row | null,
  session: Session,
): Promise<Row | undefined> {
  if (!row || session.acting !== 'user' || !access.mayUse(session, entity, 'read')) return undefined
  const where = access.sees(entity, session)
  if (where && (await rows.count(tx, entity, { ...where, id: row.id })) === 0) return undefined
  return access.maskRow(entity, row, session)
}
