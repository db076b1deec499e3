import { type Context, Hono } from 'hono'
import { forbidden, tooLarge, tooMany } from '#portal/core/errors.ts'
import { writeDeed } from '#portal/engine/audit/writeAudit.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { clearErrors, keepError, readErrors } from '#portal/engine/errorLog/errorLog.ts'
import { success } from '../envelope.ts'
import { bodyOf } from '../session/bodyOf.ts'
import type { SessionVariables } from '../session/sessionMiddleware.ts'

/** Bytes of a report; what is longer is no error any more. */
const MOST = 64 * 1024

/**
 * `POST index/errorLog { message, info?, url?, stack?, build? }` keeps an error of the admin, whoever met it; `GET` gives
 * and `DELETE` clears them, for those with the right `config`; only an admin clears. Throws 41300, 42900, 40300.
 */
export function errorLogRoutes(context: PortalContext) {
  const app = new Hono<{ Variables: SessionVariables }>()
  app.post('/errorLog', async (c) => {
    if (Number(c.req.header('content-length') ?? 0) > MOST) throw tooLarge([' 64 KB', '64 KB'])
    const reported = await bodyOf(c, ['message', 'info?', 'url?', 'stack?', 'build?'])
    const { user, agent } = c.get('session')
    if (!user) throw forbidden()
    if (!(await keepError(context, reported, { ...user, agent }))) throw tooMany(60)
    return success(c, null)
  })
  app.get('/errorLog', async (c) => {
    demandDeveloper(c)
    return success(c, { list: await readErrors(context) })
  })
  app.delete('/errorLog', async (c) => {
    const session = demandDeveloper(c)
    if (!session.roles.includes('admin')) throw forbidden()
    const cleared = await context.database.transaction(async (tx) => {
      const count = await clearErrors(context, tx)
      await writeDeed(context, tx, session, {
        action: 'delete',
        entity: 'errorLog',
        after: { cleared: count },
      })
      return count
    })
    return success(c, { cleared })
  })
  return app
}

function demandDeveloper(c: Context): Session {
  const session = c.get('session') as Session
  if (!session.special.has('config')) throw forbidden()
  return session
}
