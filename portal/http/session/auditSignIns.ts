import type { Context, MiddlewareHandler } from 'hono'
import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { type Deed, writeDeed } from '#portal/engine/audit/writeAudit.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { bodyOf } from '../body.ts'
import { callOf } from './sessionMiddleware.ts'

/** Tells of sign-ins, failed ones and sign-outs in the audit log, whatever answers them. */
export function auditSignIns(context: PortalContext, deps: SessionDeps): MiddlewareHandler {
  return async (c, next) => {
    const leaving = (c.get('session') as Session | undefined)?.user ?? null
    await next()
    const action = actionOf(c)
    if (!action) return
    const user = action === 'logout' ? leaving : await userNamed(context, await nameGiven(c))
    if (action === 'logout' && !user) return
    const session: Session = {
      ...portalSession,
      ...callOf(deps, c),
      user: action === 'loginFailed' ? null : user,
    }
    const deed: Deed = {
      action,
      entity: 'portalUser',
      ...(user && { recordId: user.id, recordTitle: user.username }),
    }
    const reason = c.error instanceof PortalError ? c.error.label[0] : undefined
    await context.database.transaction((tx) =>
      writeDeed(context, tx, session, { ...deed, ...(reason && { reason }) }),
    )
  }
}

function actionOf(c: Context): Deed['action'] | undefined {
  if (c.req.method !== 'POST') return undefined
  if (c.req.path.endsWith('/index/logout')) return 'logout'
  if (!c.req.path.endsWith('/index/login')) return undefined
  if (c.res.ok) return 'login'
  return c.error instanceof PortalError ? 'loginFailed' : undefined
}

async function nameGiven(c: Context): Promise<string> {
  const { username } = await bodyOf(c).catch((): Row => ({}))
  return typeof username === 'string' ? username : ''
}

async function userNamed(context: PortalContext, username: string): Promise<Session['user']> {
  const entity = context.entities.get('portalUser')
  if (!entity || username === '') return null
  const [row] = await context.rows.select(context.database.db, entity, { username }, { limit: 1 })
  return row ? { id: row.id as number, username, name: String(row.name) } : null
}
