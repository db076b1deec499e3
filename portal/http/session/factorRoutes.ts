import { type Context, Hono } from 'hono'
import type { Label } from '#declare'
import { conflict, refusedField, sessionExpired, tooMany } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { countAttempt, forgetAttempts } from '#portal/engine/session/attempts.ts'
import { demandSelf } from '#portal/engine/session/demandSelf.ts'
import { demandsOf } from '#portal/engine/session/demands.ts'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  factorOf,
  isFactorCode,
} from '#portal/engine/session/secondFactor.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { endSignInsOf, keepProof } from '#portal/engine/session/signIns.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import { ownAccount } from './ownAccount.ts'
import type { SessionVariables } from './sessionMiddleware.ts'

/** So many codes a user may try within a quarter of an hour, signed in as they are. */
const TRIES = 5

/** One's own second factor: whether it is on, putting it on with an authenticator, taking it off. */
export function factorRoutes(deps: SessionDeps) {
  const { db } = deps.database
  const app = new Hono<{ Variables: SessionVariables }>()

  app.get('/factor', async (c) => {
    const found = await factorOf(db, ownId(c))
    return success(c, {
      isOn: found !== null,
      demandedBy: demandsOf(await ownAccount(deps, c)).factorFor,
      since: found && shanghaiTime(new Date(found.since)),
      codesLeft: found?.codesLeft ?? 0,
    })
  })

  app.post('/beginFactor', async (c) => {
    const { password } = await bodyOf(c, ['password?'])
    const { user } = c.get('session')
    if (!user) throw sessionExpired()
    await demandSelf(deps, c.get('session'), { field: 'password', password })
    const { signIn } = c.get('session')
    // Without a factor the password is all there is to say who one is by: a passkey may follow.
    if (signIn !== undefined) await keepProof(db, signIn, deps.clock().getTime())
    const begun = await beginFactor(deps, user)
    if (!begun) throw conflict([{ field: '_', kind: 'conflict', message: isOnAlready }])
    return success(c, begun)
  })

  app.post('/confirmFactor', async (c) => {
    const { code } = await bodyOf(c, ['code'])
    const user = ownId(c)
    await countTry(user)
    const codes = await confirmFactor(deps, user, code.replace(/\s/g, ''))
    if (!codes) throw refusedField('code', wrongCode)
    await settled(c, user)
    return success(c, { codes })
  })

  app.post('/endFactor', async (c) => {
    const given = await bodyOf(c, ['password?', 'code'])
    const { factorFor } = demandsOf(await ownAccount(deps, c))
    if (factorFor.length > 0)
      throw conflict([{ field: '_', kind: 'conflict', message: isDemanded(factorFor) }])
    await takeOff(c, given)
    return success(c, null)
  })

  // For another phone, or new recovery codes. A role that asks for it lets nothing else go before the new one is on.
  app.post('/renewFactor', async (c) => {
    const { user } = c.get('session')
    if (!user) throw sessionExpired()
    await takeOff(c, await bodyOf(c, ['password?', 'code']))
    return success(c, await beginFactor(deps, user))
  })

  const takeOff = async (
    c: Context,
    { password, code }: { readonly password?: string; readonly code: string },
  ) => {
    const user = ownId(c)
    await demandSelf(deps, c.get('session'), { field: 'password', password })
    await countTry(user)
    if (!(await isFactorCode(deps, user, code))) throw refusedField('code', wrongCode)
    await endFactor(db, user)
    await settled(c, user)
  }

  const countTry = async (user: number) => {
    if ((await countAttempt(db, `factor:${user}`, deps.clock().getTime())) > TRIES)
      throw tooMany(15 * 60)
  }
  /** Whoever is signed in elsewhere signs in anew, as is asked from now on. */
  const settled = async (c: Context, user: number) => {
    await forgetAttempts(db, `factor:${user}`)
    await endSignInsOf(db, user, c.get('session').signIn)
  }
  return app
}

function ownId(c: Context): number {
  const { user } = c.get('session')
  if (!user) throw sessionExpired()
  return user.id
}

const wrongCode = [
  '验证码不正确或已用过，请换下一个',
  'The code is wrong or was used: take the next one',
] as const
const isDemanded = (roles: readonly string[]): Label => [
  `你的角色（${roles.join('、')}）要求两步验证，不能关闭；换手机或换恢复码请“重新设置”`,
  `Your role (${roles.join(', ')}) asks for a second factor, so it stays on; for another phone or new recovery codes set it up anew`,
]
const isOnAlready = ['两步验证已开启', 'The second factor is on already'] as const
