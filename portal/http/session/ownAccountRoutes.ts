import { Hono } from 'hono'
import { refusedField, sessionExpired, tooMany } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { countAttempt, uncount } from '#portal/engine/session/attempts.ts'
import { isCaptcha } from '#portal/engine/session/captcha.ts'
import { confirmPhone, isConfirmed } from '#portal/engine/session/confirmedPhone.ts'
import { setPassword } from '#portal/engine/session/credentials.ts'
import { demandSelf } from '#portal/engine/session/demandSelf.ts'
import { demandPassword } from '#portal/engine/session/ownPassword.ts'
import { weaknessOf } from '#portal/engine/session/password.ts'
import { demandProof, proveAnew } from '#portal/engine/session/proof.ts'
import { factorOf } from '#portal/engine/session/secondFactor.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'
import { isCode, sendCode } from '#portal/engine/session/smsCode.ts'
import { isMobile } from '#widgets/phone/kind.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import { callOf, type SessionVariables } from './sessionMiddleware.ts'
import { siteOf } from './siteOf.ts'
import { withNewToken } from './withNewToken.ts'

/** So many codes an address may have sent within a quarter of an hour. */
const CODES = 20
/** So many a user may have sent within it, to whatever phones. */
const OWN_CODES = 5

/** The calls on one's own account: phone, password, the names of one's colleagues. */
export function ownAccountRoutes(deps: SessionDeps) {
  const { db } = deps.database
  const now = () => deps.clock().getTime()
  const app = new Hono<{ Variables: SessionVariables }>()

  app.post('/getCode', async (c) => {
    const { phone, captchaId, captcha } = await bodyOf(c, ['phone', 'captchaId?', 'captcha?'])
    demandPhone(phone)
    const session = c.get('session') as Session | undefined
    if (!session && !(await isCaptcha(deps, captchaId, captcha)))
      throw refusedField('captcha', ['请输入图中的验证码', 'Enter what the picture shows'])
    if ((await countAttempt(db, `codes:${callOf(deps, c).ip}`, now())) > CODES)
      throw tooMany(15 * 60)
    const isNobodys = session === undefined && !(await isSomebodys(phone))
    await withinOwn(session?.user?.id, () =>
      // Without a session only a phone that its user has confirmed gets a code, and nothing says whether it is one.
      sendCode(
        deps,
        { phone, request: ownRequest(session) },
        { really: session !== undefined || !isNobodys, told: session !== undefined },
      ),
    )
    return success(c, null)
  })

  app.post('/prove', async (c) => {
    const said = await bodyOf(c, ['password?', 'code?', 'passkey?'])
    await proveAnew(deps, c.get('session'), { ...said, site: siteOf(deps, c) })
    return success(c, await withNewToken(deps, c))
  })

  // Asked before a dialog is filled in: 42810 where it would be asked after that.
  app.get('/proof', async (c) => {
    await demandProof(deps, c.get('session'))
    return success(c, null)
  })

  app.get('/checkPhone', async (c) => {
    const phone = c.req.query('phone') ?? ''
    demandPhone(phone)
    return success(c, { free: await isFree(phone, c.get('session').user?.id) })
  })

  app.post('/updatePhone', async (c) => {
    const { phone, code, password } = await bodyOf(c, ['phone', 'code', 'password?'])
    const session = c.get('session')
    const { user } = session
    if (!user) throw sessionExpired()
    await demandSelf(deps, session, { field: 'password', password })
    // Whoever has a second factor says by that, too, that it is them: codes may go to this phone.
    if (await factorOf(db, user.id)) await demandProof(deps, session)
    demandPhone(phone)
    if (!(await isFree(phone, user.id)))
      throw refusedField('phone', ['此手机号已被使用', 'This phone is taken'])
    if (!(await isCode(deps, { phone, request: ownRequest(session) }, code)))
      throw refusedField('code', ['验证码不正确或已过期', 'The code is wrong or has expired'])
    const { id, username, name } = await deps
      .records({ ...session, acting: 'portal' })
      .update('portalUser', user.id, { phone })
    await confirmPhone(deps, { user: user.id, phone })
    return success(c, { id, username, name, phone })
  })

  app.get('/getAllUserList', async (c) => {
    const users = await db
      .selectFrom('portalUser')
      .select(['id', 'username', 'name', 'department', 'status'])
      .where('deletedAt', 'is', null)
      .orderBy('username')
      .execute()
    return success(c, users)
  })

  app.post('/changePassword', async (c) => {
    const body = await bodyOf(c, ['oldPassword', 'newPassword'])
    const { user, signIn } = c.get('session')
    if (!user) throw sessionExpired()
    await demandPassword(deps, user.id, { field: 'oldPassword', password: body.oldPassword })
    await demandNew(user.username, body)
    const { passwordRounds: rounds } = deps
    await setPassword(db, user.id, body.newPassword, {
      oneTime: false,
      now: now(),
      ...(rounds && { rounds }),
    })
    // Whoever else knew the old password is out; this sign-in goes on.
    await endSignInsOf(db, user.id, signIn)
    await db
      .updateTable('_session')
      .set({ mustChange: 0 })
      .where('id', '=', signIn ?? 0)
      .execute()
    return success(c, null)
  })

  const isFree = async (phone: string, self = 0): Promise<boolean> => {
    const taken = await db
      .selectFrom('portalUser')
      .select('id')
      .where('phone', '=', phone)
      .where('id', '!=', self)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    return !taken
  }
  const isSomebodys = async (phone: string): Promise<boolean> => {
    const user = await db
      .selectFrom('portalUser')
      .select('id')
      .where('phone', '=', phone)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    return user !== undefined && isConfirmed(deps, { user: Number(user.id), phone })
  }
  /** A few codes a user, to whatever phones; one that was not sent does not count. */
  const withinOwn = async (user: number | undefined, send: () => Promise<void>) => {
    if (user === undefined) return send()
    const key = `codes:${user}`
    try {
      if ((await countAttempt(db, key, now())) > OWN_CODES) throw tooMany(15 * 60)
      await send()
    } catch (error) {
      await uncount(db, key)
      throw error
    }
  }
  return app
}

/** What a code of one's own account is for: another phone, wanted by this very sign-in. */
const ownRequest = (session: Session | undefined): string =>
  `phone of ${session?.signIn ?? 'nobody'}`

function demandPhone(phone: string): void {
  if (!isMobile(phone))
    throw refusedField('phone', ['请输入 11 位手机号', 'Enter a mobile number of 11 digits'])
}

async function demandNew(
  username: string,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const weak = await weaknessOf(newPassword, username)
  if (weak) throw refusedField('newPassword', weak)
  if (newPassword === oldPassword)
    throw refusedField('newPassword', [
      '新密码不能与原密码相同',
      'The new password must differ from the old one',
    ])
}
