import * as client from 'openid-client'
import type { Label } from '#declare'
import type { Log } from '#portal/core/log.ts'
import { type Outbound, OutboundError } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy } from '../portError.ts'
import { declined, type Errand, type Identity, type IdentityService, textIn } from './identity.ts'

/** A client at a provider of OpenID Connect. */
export interface OpenIdSettings {
  readonly kind: 'oidc'
  readonly name: Label
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
}
interface Asking extends OpenIdSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
  readonly log: Log
}

/** What the provider says of itself is read anew after so long, in milliseconds. */
const KEPT = 60 * 60_000
/** Whoever is asked anew has shown who they are within so many seconds. */
const FRESH = 10 * 60

/**
 * Any provider of OpenID Connect, found by its issuer: authorization code with PKCE, state and nonce. What it says of
 * itself is read when somebody first signs in, so that a portal starts while it is down.
 */
export function openIdConnect(asking: Asking): IdentityService {
  let known: { readonly found: Promise<client.Configuration>; readonly until: number } | undefined
  const configuration = (): Promise<client.Configuration> => {
    const now = asking.clock().getTime()
    if (known && known.until > now) return known.found
    const found = discover(asking)
    known = { found, until: now + KEPT }
    found.catch(() => {
      known = undefined
    })
    return found
  }
  const failed = (error: unknown) => told(asking, error)
  return {
    standIn: false,
    name: asking.name,
    accountClaim: 'preferred_username',
    begin: async (errand) => {
      const config = await configuration().catch((error) => Promise.reject(failed(error)))
      const asked = {
        redirect_uri: errand.redirectUri,
        scope: asking.scopes,
        state: errand.state,
        nonce: errand.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
        ...(errand.again && { prompt: 'login', max_age: '0' }),
      }
      return client.buildAuthorizationUrl(config, asked).href
    },
    finish: async (answer, errand) => {
      try {
        return await identityBehind(await configuration(), answer, errand)
      } catch (error) {
        throw failed(error)
      }
    },
  }
}

const discover = ({ issuer, clientId, clientSecret, outbound }: Asking) =>
  client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [client.customFetch]: fetchBy(outbound),
    execute: [
      // Its keys are asked, not only its certificate: whoever stands in between could change a token that is not checked.
      client.enableNonRepudiationChecks,
      // One in one's own network may do without TLS; the portal calls it only where its settings allow that.
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  })

/** The library's calls go out as all others do: to no private address, and with an end in time. */
const fetchBy =
  (outbound: Outbound): client.CustomFetch =>
  (url, { method, headers, body }) =>
    outbound(url, {
      method: method as 'GET' | 'POST',
      headers: {
        ...headers,
        ...(body instanceof URLSearchParams && {
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        }),
      },
      ...(body && { body: String(body) }),
    })

async function identityBehind(
  config: client.Configuration,
  answer: URLSearchParams,
  errand: Errand,
): Promise<Identity> {
  const url = new URL(errand.redirectUri)
  url.search = answer.toString()
  const tokens = await client.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: errand.verifier,
    expectedState: errand.state,
    expectedNonce: errand.nonce,
    ...(errand.again && { maxAge: FRESH }),
  })
  const token = tokens.claims()
  if (!token) throw new Error('The provider gave no ID token')
  const asked = config.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(config, tokens.access_token, token.sub)
    : {}
  // What is signed counts before what is merely told.
  const claims: Identity['claims'] = { ...asked, ...token }
  return {
    issuer: token.iss,
    subject: token.sub,
    name: textIn(claims.name),
    email: claims.email_verified === true ? textIn(claims.email) : null,
    phone: claims.phone_number_verified === true ? textIn(claims.phone_number) : null,
    claims,
    methods: [token.amr, token.acr].flat().filter((one) => typeof one === 'string'),
    at: typeof token.auth_time === 'number' ? token.auth_time * 1000 : null,
  }
}

/** What went wrong in words; what the library said of it stands in the log, since it helps an administrator alone. */
function told({ issuer, log }: Asking, error: unknown): Error {
  const { host } = new URL(issuer)
  const silent = causesOf(error).find((cause) => cause instanceof OutboundError)
  if (silent) return portErrorOf('identity', host, silent)
  const why = causesOf(error).map(({ message }) => message)
  log({ level: 'warn', message: `Sign-in through ${host} failed: ${why.join(': ')}` })
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? declined() : refusedBy('identity', error.error)
  return refusedBy('identity', [
    `${host} 的答复没有通过核对，请重新登录；仍不行请管理员查看门户日志`,
    `what ${host} answered does not hold: sign in anew; the portal’s log tells an administrator more`,
  ])
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
