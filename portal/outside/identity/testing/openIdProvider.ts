import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the provider knows of somebody, beside what they sign in with. */
export interface ProviderAccount {
  readonly [claim: string]: unknown
}

/** A real provider of OpenID Connect on this machine. */
export interface OpenIdProvider {
  readonly issuer: string
  /** `127.0.0.1:…`, as `OUTBOUND_ALLOW` takes it. */
  readonly place: string
  readonly clientId: string
  readonly clientSecret: string
  /** Those who may sign in there; a test adds to it. */
  readonly accounts: Map<string, ProviderAccount>
  close(): Promise<void>
}

/**
 * Starts one with a page that asks for a name and no password; whoever presses “Decline” turns back. `callbacks` are the
 * addresses it leads back to.
 */
export async function openIdProvider(callbacks: readonly string[]): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>()
  let provider: Provider | undefined
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname
    if (!provider) return void response.writeHead(503).end()
    if (!path.startsWith('/interaction/')) return void provider.callback()(request, response)
    interact(provider, request, response).catch((error) => {
      response.writeHead(400).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `http://${place}`
  const client = { clientId: 'masthead', clientSecret: 'a secret of the client' }
  provider = await configured(issuer, client, { callbacks, accounts })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { issuer, place, ...client, accounts, close }
}

async function configured(
  issuer: string,
  { clientId, clientSecret }: Pick<OpenIdProvider, 'clientId' | 'clientSecret'>,
  about: {
    readonly callbacks: readonly string[]
    readonly accounts: OpenIdProvider['accounts']
  },
): Promise<Provider> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  // What it is for here is told of the private half; the public one would be for nothing.
  const { key_ops: _, ext: __, ...key } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return new Provider(issuer, {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [...about.callbacks] },
    ],
    jwks: { keys: [{ ...key, kid: 'test', use: 'sig' } as never] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub', 'amr'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...about.accounts.get(accountId), sub: accountId }),
    }),
    // Nobody is asked whether the portal may know what the company has set up for it.
    loadExistingGrant: async (context) => {
      const { session, client, provider } = context.oidc
      const grant = new provider.Grant({
        accountId: session?.accountId ?? '',
        clientId: client?.clientId ?? '',
      })
      grant.addOIDCScope('openid profile email phone')
      await grant.save()
      return grant
    },
  })
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') return page(response)
  let body = ''
  for await (const part of request) body += part
  const typed = new URLSearchParams(body)
  const amr = (typed.get('amr') ?? '').split(' ').filter(Boolean)
  const result = typed.has('decline')
    ? { error: 'access_denied', error_description: 'turned back' }
    : { login: { accountId: typed.get('login') ?? '', ...(amr.length > 0 && { amr }) } }
  await provider.interactionFinished(request, response, result)
}

function page(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><title>Example company</title><h1>Example company</h1>
     <form method="post"><label>Account <input name="login" autofocus></label>
     <button>Sign in</button> <button name="decline" value="yes">Decline</button></form>`,
  )
}
