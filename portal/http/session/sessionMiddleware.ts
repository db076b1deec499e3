import type { Context, MiddlewareHandler } from 'hono'
import type { Viewer } from '#derive/viewer.ts'
import { forbidden, PortalError, sessionExpired } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { type Account, accountOf, roleInEffect, viewerOf } from '#portal/engine/session/account.ts'
import { isIdle, noteActivity } from '#portal/engine/session/activity.ts'
import { type Demands, demandsOf } from '#portal/engine/session/demands.ts'
import { environmentOf } from '#portal/engine/session/environmentOf.ts'
import { hostEnvironment } from '#portal/engine/session/hostEnvironment.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { endSignIn, findSignIn, hashOfSecret, type SignIn } from '#portal/engine/session/signIns.ts'
import { sameText } from '#portal/storage/objects/hmac.ts'
import { languageOf } from '../envelope.ts'

/** What a portal's context holds. */
export interface SessionVariables {
  session: Session
  requestId: string
  /** Whose sign-in a call without a session is about, where something else than a name says so. */
  claimed: Session['user']
}
/** Finds out who calls; null where nobody is signed in. */
export type ReadSession = (c: Context) => Promise<Session | null>

/** Paths that need no session. */
const open =
  /^\/api\/portal\/index\/(login|logout|authImg|getCode|checkTicket|signInWays|company|company\/(callback|finish))$/
/** What may still be called before something is set: whatever sets it. */
const before = {
  password: /^\/api\/portal\/index\/(getInfo|changePassword)$/,
  factor: /^\/api\/portal\/index\/(getInfo|factor|beginFactor|confirmFactor|prove|company\/prove)$/,
} as const

/** Reads sessions, with what a user may do kept in memory until the user or a role changes. */
export function sessionReader(deps: SessionDeps): ReadSession {
  const known = new Map<number, Known>()
  return async (c) => {
    const token = c.req.header('x-token')
    const ticket = c.req.header('ticket')
    if (!token || !ticket) return null
    const signIn = await findSignIn(deps.database.db, 'token', token, deps.clock().getTime())
    if (!signIn || !sameText(signIn.ticketHash, await hashOfSecret(ticket))) return null
    const account = await knownAccount(deps, known, signIn)
    if (!account) return null
    if (isIdle(signIn, account.demands.idleMinutes, deps.clock().getTime())) {
      await endSignIn(deps.database.db, signIn.id)
      return null
    }
    return sessionOf(deps, c, account, signIn)
  }
}

/**
 * Puts the caller's session into the context, `c.get('session')`. Throws 1002 without a live one, but for the calls
 * that sign-in itself needs; 40300 while a one-time password is still to be changed, 42810 with `lacksFactor` while a
 * role asks for a second factor that is not on. Notes when whoever calls was last at work.
 */
export function sessionMiddleware(
  deps: SessionDeps,
  read = sessionReader(deps),
): MiddlewareHandler {
  return async (c, next) => {
    const session = await read(c)
    if (session) c.set('session', session)
    else if (!open.test(c.req.path)) throw sessionExpired()
    if (
      session?.mustChange &&
      !open.test(c.req.path) &&
      !before[session.mustChange].test(c.req.path)
    )
      throw session.mustChange === 'password'
        ? forbidden(['请先修改一次性密码', 'Change your one-time password first'])
        : factorWanted(session.factorFor ?? [])
    const noted = session && note(deps, c, session)
    await next()
    await noted
  }
}

/** 42810, as where it is asked who one is: sent again it goes through, once the factor is on. */
const factorWanted = (roles: readonly string[]) =>
  new PortalError(
    42810,
    428,
    [
      `你的角色（${roles.join('、')}）要求两步验证：请先设置验证器，再继续`,
      `Your role (${roles.join(', ')}) asks for a second factor: set up an authenticator first, then go on`,
    ],
    () => ({ proof: true, lacksFactor: true, roles }),
  )

/**
 * A call is as good as a deed, unless it tells how many seconds ago somebody last touched the screen: what a page asks by
 * itself keeps no session alive. A stream of what others do never does. A failure to note it fails no call.
 */
async function note({ database, clock, log }: SessionDeps, c: Context, session: Session) {
  const { signIn, activity } = session
  const told = c.req.header('x-idle')
  if (signIn === undefined || !activity || (!told && c.req.path === '/api/portal/live')) return
  const seconds = told && /^\d{1,7}$/.test(told) ? Number(told) : 0
  const at = clock().getTime() - seconds * 1000
  await noteActivity(database.db, signIn, activity, at).catch((error) =>
    log({ level: 'warn', message: `When somebody was last at work was not noted: ${error}` }),
  )
}

interface Known {
  readonly stamp: string
  readonly account: Account
  readonly demands: Demands
  /** By role and environment: the same viewer object at every request, since access is remembered by it. */
  readonly viewers: Map<string, Viewer>
}

async function knownAccount(
  deps: SessionDeps,
  known: Map<number, Known>,
  { user, stamp }: SignIn,
): Promise<Known | null> {
  const found = known.get(user)
  if (found?.stamp === stamp) return found
  const account = await accountOf(deps.database.db, deps.entities, user)
  if (!account) return null
  if (known.size >= 1000) known.clear()
  known.set(user, { stamp, account, demands: demandsOf(account), viewers: new Map() })
  return known.get(user) as Known
}

async function sessionOf(
  deps: SessionDeps,
  c: Context,
  known: Known,
  signIn: SignIn,
): Promise<Session> {
  const { account, demands } = known
  const currentRole = roleInEffect(account, signIn.currentRole)
  const environment = await environmentAt(deps, c, account)
  const key = `${currentRole} ${environment}`
  const viewer = known.viewers.get(key) ?? viewerOf(account, currentRole, environment)
  known.viewers.set(key, viewer)
  const { id, username, name } = account
  return {
    acting: 'user',
    user: { id, username, name },
    roles: viewer.roles,
    currentRole,
    numericRole: viewer.numericRole,
    routeSet: viewer.routeSet,
    special: new Set(viewer.special),
    held: account.held,
    viewer,
    signIn: signIn.id,
    ...mustChangeOf(demands, signIn),
    activity: { at: signIn.activeAt, idleMinutes: demands.idleMinutes },
    ...callOf(deps, c),
  }
}

function mustChangeOf(
  { factorFor }: Demands,
  { mustChange, hasFactor, isStrong }: SignIn,
): Pick<Session, 'mustChange' | 'factorFor'> {
  if (mustChange) return { mustChange: 'password' }
  return factorFor.length > 0 && !hasFactor && !isStrong ? { mustChange: 'factor', factorFor } : {}
}

/** What a call itself tells: language, address, program, request id. */
export const callOf = (deps: SessionDeps, c: Context) => ({
  language: languageOf(c.req.header('accept-language')),
  ip: deps.addressOf?.(c) ?? '',
  agent: c.req.header('user-agent') ?? '',
  requestId: (c.get('requestId') as string | undefined) ?? '',
})

/** Asked for those only who are on a whitelist: nobody else's rights depend on it. */
async function environmentAt(deps: SessionDeps, c: Context, { user }: Account) {
  if (((user.projectOverview as readonly string[] | null) ?? []).length === 0) return 'production'
  const host = deps.origin ? new URL(deps.origin).host : hostOf(c)
  if (deps.environmentOf) return deps.environmentOf(host)
  const { database, clock, cache } = deps
  return cache && deps.entities.has('baseConfig')
    ? hostEnvironment(database.db, { clock, cache }, host)
    : environmentOf(host)
}

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host
