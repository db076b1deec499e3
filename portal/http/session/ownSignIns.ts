import { Hono } from 'hono'
import { missing, sessionExpired } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { openSignIns } from '#portal/engine/session/openSignIns.ts'
import { demandProof } from '#portal/engine/session/proof.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import type { SessionVariables } from './sessionMiddleware.ts'

/** Where one is signed in, and how to end it there, once one has said who one is: each sign-in with its program, address and time. */
export function ownSignIns(deps: SessionDeps) {
  const { database, clock } = deps
  const { db } = database
  const app = new Hono<{ Variables: SessionVariables }>()

  app.get('/signIns', async (c) => {
    const { user, signIn } = c.get('session')
    if (!user) throw sessionExpired()
    const { idleMinutes = null } = c.get('session').activity ?? {}
    const open = await openSignIns(db, user.id, { now: clock().getTime(), idleMinutes })
    const told = open.map(({ id, ip, agent, since, until }) => ({
      ...{ id, ip, agent, isThis: id === signIn },
      since: shanghaiTime(new Date(since)),
      until: shanghaiTime(new Date(until)),
    }))
    return success(c, told)
  })

  app.post('/endSignIn', async (c) => {
    const { id } = await bodyOf(c, ['id'])
    const { user } = c.get('session')
    if (!user) throw sessionExpired()
    await demandProof(deps, c.get('session'))
    const { numDeletedRows } = await db
      .deleteFrom('_session')
      .where('id', '=', /^\d{1,15}$/.test(id) ? Number(id) : 0)
      .where('user', '=', user.id)
      .executeTakeFirst()
    if (Number(numDeletedRows) === 0) throw missing(['登录', 'Sign-in'], id)
    return success(c, null)
  })

  app.post('/endOtherSignIns', async (c) => {
    const { user, signIn } = c.get('session')
    if (!user) throw sessionExpired()
    await demandProof(deps, c.get('session'))
    return success(c, { ended: await endSignInsOf(db, user.id, signIn) })
  })
  return app
}
