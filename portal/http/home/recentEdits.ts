import type { Context } from 'hono'
import { calledOf } from '#derive/calledOf.ts'
import { creatable } from '#derive/creatable.ts'
import { pictureField } from '#derive/pictureField.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { visibleRow } from '#portal/engine/records/call.ts'
import { success } from '../envelope.ts'

/** So many entries are looked through: a record changed several times stands once. */
const lookedThrough = 60
const told = 8

/**
 * `GET index/recentEdits`: the records the session's user changed last, from the log, each once; one's own needs no
 * right to the log. What one may no longer read, what is gone and what the portal writes by itself is left out.
 */
export const recentEdits = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  const log = context.entities.get('auditLog')
  if (!session.user || !log) return success(c, { edits: [] })
  const { db } = context.database
  const where = { actor: session.user.id, action: ['create', 'update', 'move'] }
  const options = { sort: '-createdAt', limit: lookedThrough }
  const entries = await context.rows.select(db, log, where, options)
  const latest = new Map<string, (typeof entries)[number]>()
  for (const entry of entries) if (!latest.has(keyOf(entry))) latest.set(keyOf(entry), entry)
  const edits = []
  for (const entry of latest.values()) {
    const entity = context.entities.get(String(entry.entity))
    if (!entity || !creatable(entity) || !context.access.mayUse(session, entity, 'read')) continue
    const row = await context.rows.read(db, entity, Number(entry.recordId))
    if (!row) continue
    const seen = visibleRow({ context, entity, session }, row)
    const { id, recordId, createdAt, action } = entry
    const picture = seen[pictureField(entity) ?? '']
    edits.push({
      id,
      entity: entity.name,
      recordId,
      recordTitle: calledOf(entity, seen, recordId),
      action,
      createdAt,
      ...(typeof picture === 'string' && picture && { image: picture }),
    })
    if (edits.length === told) break
  }
  return success(c, { edits })
}

const keyOf = (entry: Record<string, unknown>) =>
  `${String(entry.entity)} ${String(entry.recordId)}`
