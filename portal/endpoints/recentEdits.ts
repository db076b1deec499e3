import type { Context } from 'hono'
import { done } from '../envelope.ts'
import type { Ground } from '../records/ground.ts'
import type { Session } from '../session/session.ts'

/** So many entries are looked through: a record changed several times stands once. */
const lookedThrough = 50

/** `GET index/recentEdits`: what the session's user changed last, from the log; one's own needs no right to the log. */
export const recentEdits = (ground: Ground) => async (c: Context) => {
  const { user } = c.get('session') as Session
  const log = ground.entities.get('auditLog')
  if (!user || !log) return done(c, { edits: [] })
  const where = { actor: user.id, action: ['create', 'update', 'move'] }
  const options = { sort: '-createdAt', limit: lookedThrough }
  const rows = await ground.rows.select(ground.database.db, log, where, options)
  const edits = rows.map(({ id, entity, recordId, recordTitle, createdAt }) => ({
    id,
    entity,
    recordId,
    recordTitle,
    createdAt,
  }))
  return done(c, { edits })
}
