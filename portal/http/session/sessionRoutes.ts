import { type Context, Hono } from 'hono'
import { refusedField, sessionExpired, tooMany } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { type Account, accountOf, roleInEffect } from '#portal/engine/session/account.ts'
import { isIdle } from '#portal/engine/session/activity.ts'
import { countAttempt } from '#portal/engine/session/attempts.ts'
import { browserKeyOf } from '#portal/engine/session/browserKey.ts'
import { makeCaptcha } from '#portal/engine/session/captcha.ts'
import { demandsOf } from '#portal/engine/session/demands.ts'
import { passwordCounts } from '#portal/engine/session/passwordCounts.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { admit } from '#portal/engine/session/signIn.ts'
import {
  endSignIn,
  endTicket,
  findSignIn,
  type Opened,
  openSignIn,
} from '#portal/engine/session/signIns.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import { companyRoutes } from './companyRoutes.ts'
import { factorRoutes } from './factorRoutes.ts'
import { ownAccount } from './ownAccount.ts'
import { ownAccountRoutes } from './ownAccountRoutes.ts'
import { ownSignIns } from './ownSignIns.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'
import { callOf, type SessionVariables } from './sessionMiddleware.ts'
import { endCallers, numericOf, signedIn, signInAs } from './signedIn.ts'
import { siteOf } from './siteOf.ts'

/** The build's permission level: shown, never asked. */
export interface InfoOptions {
  readonly permissionLevel?: number
}

/** So many captchas an address gets in ten minutes: whole offices share one, and each is drawn and kept. */
const CAPTCHAS = { most: 300, within: 10 * 60_000 }

/**
 * The calls below `/api/portal/index/`: login, logout, authImg, checkTicket, getInfo, changeRole, and those on one's
 * own account. Mount behind `sessionMiddleware`.
 */
export function sessionRoutes(deps: SessionDeps, { permissionLevel = 3 }: InfoOptions = {}) {
  const { db } = deps.database
  const now = () => deps.clock().getTime()
  const app = new Hono<{ Variables: SessionVariables }>()

  app.get('/authImg', async (c) => {
    const window = Math.floor(now() / CAPTCHAS.within)
    const drawn = await countAttempt(db, `captchas:${callOf(deps, c).ip}:${window}`, now())
    if (drawn > CAPTCHAS.most) throw tooMany(Math.ceil(CAPTCHAS.within / 1000))
    return success(
      c,
      await makeCaptcha(deps, c.req.query('form') === 'sound' ? 'sound' : 'picture'),
    )
  })

  app.post('/login', async (c) => {
    const claim = await bodyOf(c, [
      'username',
      'password',
      'captchaId?',
      'captcha?',
      'code?',
      'codeRequest?',
      'passkey?',
    ])
    const { ip, agent } = callOf(deps, c)
    const { account, mustChange } = await admit(deps, { ...claim, site: siteOf(deps, c), ip })
    const how = { mustChange, ip, agent, proved: true, isStrong: false }
    const session = await signInAs(deps, account, how)
    await endCallers(deps, c)
    return success(c, session)
  })

  app.post('/logout', async (c) => {
    const ticket = c.req.query('ticket') ?? c.req.header('ticket')
    if (ticket) await endTicket(db, ticket)
    const { signIn } = (c.get('session') as Session | undefined) ?? {}
    if (signIn !== undefined) await endSignIn(db, signIn)
    return success(c, null)
  })

  app.get('/checkTicket', async (c) => {
    const ticket = c.req.query('ticket') ?? ''
    const found = await findSignIn(db, 'ticket', ticket, now())
    const account = found && (await accountOf(db, deps.entities, found.user))
    if (!found || !account) throw sessionExpired()
    if (isIdle(found, demandsOf(account).idleMinutes, now())) throw sessionExpired()
    // A token of its own, ended by the same ticket at the same moment as the one it follows from.
    const { currentRole, mustChange, expiresAt, isStrong } = found
    const { ip, agent } = callOf(deps, c)
    const opened = await openSignIn(db, {
      user: account.id,
      currentRole,
      mustChange,
      now: now(),
      expiresAt,
      ticket,
      ip,
      agent,
      proved: false,
      isStrong,
    })
    return success(c, signedIn(account, currentRole, opened, now()))
  })

  app.get('/getInfo', async (c) => {
    const account = await ownAccount(deps, c)
    return success(c, {
      ...infoOf(account, c.get('session'), permissionLevel),
      ...(deps.company && {
        hasPassword: await passwordCounts(db, deps.company, { user: account.id, now: now() }),
      }),
      standIns: deps.standIns ?? [],
      browserKey: await browserKeyOf(deps, account.id),
      settings: (await deps.settingsOf?.(account.id)) ?? {},
      views: (await deps.viewsFor?.(c.get('session'))) ?? [],
    })
  })

  // Says that somebody is at work where nothing else does, as while they read: what was noted by the way is all.
  app.post('/active', async (c) => {
    await bodyOf(c, [])
    return success(c, null)
  })

  app.post('/changeRole', async (c) => {
    const { role } = await bodyOf(c, ['role'])
    const session = c.get('session')
    const account = await ownAccount(deps, c)
    if (!account.held.includes(role))
      throw refusedField('role', [`你没有角色 ${role}`, `You do not have the role ${role}`])
    if (roleInEffect(account, role) !== role)
      throw refusedField('role', [
        `角色“${nameOfRole(account, role)}”一直生效，不必切换；可切换的是超级管理员与编辑`,
        `The role "${nameOfRole(account, role)}" is in effect anyway: there is nothing to change to. One changes between super administrator and editor`,
      ])
    const opened = await reissue(deps, c, role)
    if (session.signIn !== undefined) await endSignIn(db, session.signIn)
    return success(c, signedIn(account, role, opened, now()))
  })

  app.route('/', ownAccountRoutes(deps))
  app.route('/', ownSignIns(deps))
  app.route('/', factorRoutes(deps))
  app.route('/', companyRoutes(deps))
  app.route('/', passkeyRoutes(deps))
  return app
}

/** A fresh token and ticket for the caller, ending when the present ones would have. */
async function reissue(deps: SessionDeps, c: Context, currentRole: string): Promise<Opened> {
  const { ip, agent } = callOf(deps, c)
  const now = deps.clock().getTime()
  const found = await findSignIn(deps.database.db, 'token', c.req.header('x-token') ?? '', now)
  if (!found) throw sessionExpired()
  const { user, mustChange, expiresAt, isStrong } = found
  const before = { user, mustChange, expiresAt, isStrong }
  return openSignIn(deps.database.db, { ...before, currentRole, now, ip, agent, proved: false })
}

const nameOfRole = ({ roles }: Account, code: string) =>
  String(roles.find((role) => role.code === code)?.name ?? code)

function infoOf(account: Account, session: Session, permissionLevel: number) {
  const { user } = account
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    avatar: user.avatar ?? null,
    introduction: user.introduction ?? null,
    roles: account.held,
    roleNames: Object.fromEntries(account.held.map((role) => [role, nameOfRole(account, role)])),
    currentRole: session.currentRole,
    role: numericOf(account),
    routeSet: session.routeSet,
    permissionLevel,
    mustChange: session.mustChange !== undefined,
    ...(session.mustChange === 'factor' && { lacksFactor: true, factorFor: session.factorFor }),
    idleMinutes: session.activity?.idleMinutes ?? null,
    permissions: session.viewer,
  }
}
