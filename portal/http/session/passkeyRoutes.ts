import { Hono } from 'hono'
import { conflict, missing, refusedField, sessionExpired } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  MOST,
  passkeysOf,
  removePasskey,
} from '#portal/engine/session/passkeys/passkeys.ts'
import { demandProof } from '#portal/engine/session/proof.ts'
import { factorOf } from '#portal/engine/session/secondFactor.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import type { SessionVariables } from './sessionMiddleware.ts'
import { siteOf } from './siteOf.ts'

/** One's own passkeys: in place of the authenticator's code, so only where that is on, with its recovery codes. */
export function passkeyRoutes(deps: SessionDeps) {
  const { db } = deps.database
  const app = new Hono<{ Variables: SessionVariables }>()

  app.get('/passkeys', async (c) => {
    const { user } = c.get('session')
    if (!user) throw sessionExpired()
    const told = (await passkeysOf(db, user.id)).map(({ id, name, createdAt, usedAt }) => ({
      ...{ id, name, since: shanghaiTime(new Date(createdAt)) },
      used: usedAt === null ? null : shanghaiTime(new Date(usedAt)),
    }))
    return success(c, told)
  })

  app.post('/beginPasskey', async (c) => {
    await bodyOf(c, [])
    const session = c.get('session')
    if (!session.user) throw sessionExpired()
    await demandProof(deps, session)
    if (!(await factorOf(db, session.user.id)))
      throw conflict([{ field: '_', kind: 'conflict', message: factorFirst }])
    if ((await passkeysOf(db, session.user.id)).length >= MOST)
      throw conflict([{ field: '_', kind: 'conflict', message: tooManyKeys }])
    return success(c, await beginPasskey(deps, session.user, siteOf(deps, c)))
  })

  app.post('/addPasskey', async (c) => {
    const { name, response } = await bodyOf(c, ['name', 'response'])
    const session = c.get('session')
    if (!session.user) throw sessionExpired()
    const given = { response, name: name.trim().slice(0, 30), site: siteOf(deps, c) }
    if (!(await addPasskey(deps, session.user.id, given))) throw refusedField('_', notMade)
    return success(c, null)
  })

  app.post('/askPasskey', async (c) => {
    await bodyOf(c, [])
    const { user } = c.get('session')
    if (!user) throw sessionExpired()
    return success(c, await askPasskey(deps, user.id, siteOf(deps, c)))
  })

  app.post('/removePasskey', async (c) => {
    const { id } = await bodyOf(c, ['id'])
    const session = c.get('session')
    if (!session.user) throw sessionExpired()
    await demandProof(deps, session)
    if (!(await removePasskey(db, session.user.id, id))) throw missing(['通行密钥', 'Passkey'], id)
    return success(c, null)
  })
  return app
}

const factorFirst = [
  '请先开启两步验证，再添加通行密钥',
  'Put the second factor on first, then add a passkey',
] as const
const tooManyKeys = [
  `最多 ${MOST} 个通行密钥，请先移除不用的`,
  `At most ${MOST} passkeys: remove one that is not used`,
] as const
const notMade = [
  '通行密钥没有通过核对，没有添加，请重试',
  'The passkey does not hold and was not added: try again',
] as const
