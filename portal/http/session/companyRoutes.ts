import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { noCall, PortalError, tooMany } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { accountOf } from '#portal/engine/session/account.ts'
import { countAttempt } from '#portal/engine/session/attempts.ts'
import {
  admitArrival,
  arrivalOf,
  arrivedLate,
} from '#portal/engine/session/company/admitCompany.ts'
import {
  type Arrival,
  beginVisit,
  keepArrival,
  readArrival,
  secretText,
  takeVisit,
  VISIT,
  type Visit,
} from '#portal/engine/session/company/visits.ts'
import { BELIEVED } from '#portal/engine/session/proof.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { success } from '../envelope.ts'
import { bodyOf } from './bodyOf.ts'
import { callOf, type SessionVariables } from './sessionMiddleware.ts'
import { endCallers, signInAs } from './signedIn.ts'
import { siteOf } from './siteOf.ts'
import { withNewToken } from './withNewToken.ts'

/** Everything of it lies below this. */
const PATH = '/api/portal/index/company'
/**
 * Ties a visit to the browser that began it. Scripts cannot read it; other sites send it along with a link alone. Over
 * https it is `__Host-`, which no other host and nothing without TLS can lay down in a browser.
 */
const COOKIE = 'masthead-visit'
/** So many visits an address may begin in ten minutes: whole offices share one, and each is kept. */
const VISITS = { most: 300, within: 10 * 60_000 }

/**
 * Signing in through the company: the browser goes to the provider and comes back to `company/callback`, which leads to
 * the page of sign-in; that asks `company/finish` how it went. No token ever stands in an address.
 */
export function companyRoutes(deps: SessionDeps) {
  const { db } = deps.database
  const now = () => deps.clock().getTime()
  const app = new Hono<{ Variables: SessionVariables }>()
  const { company: policy } = deps
  const provider = deps.identity?.standIn === false && policy ? deps.identity : undefined

  app.get('/signInWays', (c) =>
    success(c, {
      password: policy?.passwords !== false,
      company: provider ? { name: provider.name } : null,
    }),
  )
  if (!provider || !policy) {
    const none = (c: Context) => {
      throw noCall(c.req.method, c.req.path)
    }
    return app.all('/company', none).all('/company/:call', none)
  }

  const limited = async (c: Context) => {
    const window = Math.floor(now() / VISITS.within)
    const begun = await countAttempt(db, `company:${callOf(deps, c).ip}:${window}`, now())
    if (begun > VISITS.most) throw tooMany(Math.ceil(VISITS.within / 1000))
  }
  const addressAt = async (c: Context, visit: Visit) =>
    provider.begin({ ...visit.errand, redirectUri: callbackOf(deps, c) })

  app.get('/company', async (c) => {
    await limited(c)
    const wanted = pathWithin(c.req.query('redirect'))
    const visit = await beginVisit(deps, browserOf(deps, c), { wanted, signIn: null })
    try {
      return c.redirect(await addressAt(c, visit))
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      const arrival = { ...nobody, refusal: error.label }
      return toSignIn(deps, c, { arrival, wanted })
    }
  })

  app.post('/company/prove', async (c) => {
    await bodyOf(c, [])
    await limited(c)
    const { signIn = null } = c.get('session')
    const visit = await beginVisit(deps, browserOf(deps, c), { wanted: '/home', signIn })
    return success(c, { address: await addressAt(c, visit) })
  })

  app.get('/company/callback', async (c) => {
    const answer = new URL(c.req.url).searchParams
    const visit = await takeVisit(deps, browserOf(deps, c), answer.get('state') ?? '')
    if (!visit)
      return toSignIn(deps, c, {
        arrival: { ...nobody, refusal: arrivedLate().label },
        wanted: '/home',
      })
    const errand = { ...visit.errand, redirectUri: callbackOf(deps, c) }
    const { accountClaim } = provider
    const identity = provider.finish(answer, errand)
    const arrival = await arrivalOf(deps, policy, visit, { identity, accountClaim })
    return toSignIn(deps, c, { arrival, wanted: visit.wanted })
  })

  app.post('/company/finish', async (c) => {
    const { arrival: id, ...second } = await bodyOf(c, ['arrival', 'code?', 'passkey?'])
    const arrival = await readArrival(deps, browserOf(deps, c), id)
    if (!arrival) throw arrivedLate()
    await noteClaimed(deps, c, arrival)
    if (arrival.refusal) throw new PortalError(40300, 403, arrival.refusal)
    if (arrival.signIn !== null) {
      // The window of its own may be of another sign-in meanwhile; the proof is of the one it was begun for.
      const isOwn = arrival.signIn === (c.get('session') as Session | undefined)?.signIn
      return success(c, { proved: true, ...(isOwn && (await withNewToken(deps, c))) })
    }
    const { ip, agent } = callOf(deps, c)
    const account = await admitArrival(
      deps,
      { id, arrival },
      { ...second, arrival: id, site: siteOf(deps, c), ip },
    )
    const proved = arrival.at !== null && arrival.at > now() - BELIEVED
    const { isStrong } = arrival
    const how = { mustChange: false, ip, agent, proved, isStrong }
    const session = await signInAs(deps, account, how)
    await endCallers(deps, c)
    return success(c, session)
  })
  return app
}

const nobody: Arrival = { user: null, isStrong: false, at: null, refusal: null, signIn: null }

/** Where the provider sends browsers back to: as the settings say where the portal is, else as the call does. */
const callbackOf = ({ origin }: Pick<SessionDeps, 'origin'>, c: Context): string =>
  `${siteOf({ ...(origin && { origin }) }, c).origin}${PATH}/callback`

/** The secret of a browser, given to it where it has none yet. */
function browserOf({ origin }: Pick<SessionDeps, 'origin'>, c: Context): string {
  const given = c.get('browser') as string | undefined
  if (given) return given
  const isSafe = origin?.startsWith('https:') ?? false
  const known = getCookie(c, COOKIE, isSafe ? 'host' : undefined)
  const secret = known && known.length > 40 ? known : secretText()
  c.set('browser', secret)
  setCookie(c, COOKIE, secret, {
    ...(isSafe ? { prefix: 'host' as const, path: '/' } : { path: PATH }),
    httpOnly: true,
    // Lax, not Strict: the provider's page leads back here.
    sameSite: 'Lax',
    secure: isSafe,
    maxAge: VISIT / 1000,
  })
  return secret
}

/** Only a path of this admin; an address elsewhere, `//host` and `/\\host` lead home. */
export function pathWithin(wanted: string | undefined): string {
  const url = wanted?.startsWith('/') ? URL.parse(wanted, 'http://here') : null
  if (url?.origin !== 'http://here' || url.pathname.startsWith('//')) return '/home'
  return url.pathname + url.search + url.hash
}

/** On to the page of sign-in, which asks how it went by what only this browser can ask by. */
async function toSignIn(
  deps: SessionDeps,
  c: Context,
  { arrival, wanted }: { readonly arrival: Arrival; readonly wanted: string },
): Promise<Response> {
  const id = await keepArrival(deps, browserOf(deps, c), arrival)
  return c.redirect(`/login?${new URLSearchParams({ arrival: id, redirect: wanted })}`)
}

/** The audit log tells who it was. */
async function noteClaimed(deps: SessionDeps, c: Context, { user }: Arrival): Promise<void> {
  const account = user === null ? null : await accountOf(deps.database.db, deps.entities, user)
  if (account) c.set('claimed', { id: account.id, username: account.username, name: account.name })
}
