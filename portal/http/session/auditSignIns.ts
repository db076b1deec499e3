import type { Context, MiddlewareHandler } from 'hono'
import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { type Deed, writeDeed } from '#portal/engine/audit/writeAudit.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { bodyOf } from '../body.ts'
import { callOf } from './sessionMiddleware.ts'

/** Tells of sign-ins, failed ones, sign-outs and what people change of how they sign in, in the audit log. */
export function auditSignIns(context: PortalContext, deps: SessionDeps): MiddlewareHandler {
  return async (c, next) => {
    const caller = c.get('session') as Session | undefined
    const leaving = caller?.user ?? null
    await next()
    const changed = ownChangeOf(c)
    if (changed && caller?.user) {
      const { id: recordId, username: recordTitle } = caller.user
      const told = { entity: 'portalUser', recordId, recordTitle, reason: changed }
      await context.database.transaction((tx) =>
        writeDeed(context, tx, caller, { action: 'action', ...told }),
      )
    }
    const action = actionOf(c)
    if (!action) return
    const user = action === 'logout' ? leaving : await userClaimed(context, c)
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

/** What one may change of how one signs in, as the log tells it. */
const ownChanges: { readonly [call: string]: string } = {
  changePassword: '修改自己的密码',
  confirmFactor: '开启两步验证',
  endFactor: '关闭两步验证',
  renewFactor: '关闭两步验证，重新设置',
  addPasskey: '添加通行密钥',
  removePasskey: '移除通行密钥',
}

function ownChangeOf(c: Context): string | undefined {
  const [, name = ''] = /\/index\/(\w+)$/.exec(c.req.path) ?? []
  const isDone = c.req.method === 'POST' && c.res.ok
  return isDone && Object.hasOwn(ownChanges, name) ? ownChanges[name] : undefined
}

function actionOf(c: Context): Deed['action'] | undefined {
  if (c.req.method !== 'POST') return undefined
  if (c.req.path.endsWith('/index/logout')) return 'logout'
  if (!/\/index\/(login|company\/finish)$/.test(c.req.path)) return undefined
  // Who proves anew that it is them has signed in before.
  if (c.res.ok) return c.get('claimed') || c.req.path.endsWith('/login') ? 'login' : undefined
  return c.error instanceof PortalError ? 'loginFailed' : undefined
}

/** Who it was said to be: by the company's provider, or by a name. */
const userClaimed = async (context: PortalContext, c: Context): Promise<Session['user']> =>
  (c.get('claimed') as Session['user'] | undefined) ?? userNamed(context, await nameGiven(c))

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
