import { beforeAll, expect, test } from 'vitest'
import { OutboundError } from '../outbound/outbound.ts'
import { openIdConnect } from './openIdConnect.ts'

const issuer = 'https://sso.example.com/realms/company'
const errand = {
  redirectUri: 'https://admin.example.com/api/portal/index/company/callback',
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'v'.repeat(43),
  again: false,
}
const now = Math.floor(Date.now() / 1000)
let keys: CryptoKeyPair
let others: CryptoKeyPair
beforeAll(async () => {
  const make = () =>
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  ;[keys, others] = await Promise.all([make(), make()])
})

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
/** An ID token as the provider signs it, but for what is given. */
async function tokenOf(given: object, by = keys): Promise<string> {
  const claims = {
    ...{ iss: issuer, aud: 'masthead', sub: 'lin', nonce: 'the-nonce' },
    ...{ iat: now, exp: now + 60, ...given },
  }
  const said = [{ alg: 'ES256', kid: 'one' }, claims].map((part) => base64Url(JSON.stringify(part)))
  const bytes = new TextEncoder().encode(said.join('.'))
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, by.privateKey, bytes)
  return [...said, base64Url(new Uint8Array(signature))].join('.')
}

/** A provider that gives this token, and what it was asked. */
function providerGiving(token: string, userinfo: object = { sub: 'lin' }, said: object = {}) {
  const asked: { url: string; body: string }[] = []
  const answers: { readonly [path: string]: () => Promise<object> } = {
    '/realms/company/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      id_token_signing_alg_values_supported: ['ES256'],
      response_types_supported: ['code'],
      ...said,
    }),
    '/realms/company/token': async () => ({
      access_token: 'access',
      token_type: 'Bearer',
      id_token: token,
    }),
    '/realms/company/keys': async () => ({
      keys: [
        {
          ...(await crypto.subtle.exportKey('jwk', keys.publicKey)),
          ...{ kid: 'one', alg: 'ES256', use: 'sig' },
        },
      ],
    }),
    '/realms/company/userinfo': async () => userinfo,
  }
  const told: string[] = []
  const port = openIdConnect({
    kind: 'oidc',
    name: ['公司', 'Company'],
    issuer,
    clientId: 'masthead',
    clientSecret: 'secret of the client',
    scopes: 'openid profile',
    clock: () => new Date(),
    log: ({ message }) => told.push(message),
    outbound: async (url, call) => {
      asked.push({ url, body: String(call?.body ?? '') })
      const answer = await answers[new URL(url).pathname]?.()
      return answer ? Response.json(answer) : new Response('', { status: 404 })
    },
  })
  return { port, asked, told }
}
const answer = (more: Record<string, string> = {}) =>
  new URLSearchParams({ code: 'the-code', state: 'the-state', ...more })

test('leads to the provider with PKCE, state and nonce, and never with a secret', async () => {
  const { port } = providerGiving('')
  const address = new URL(await port.begin(errand))
  expect(address.origin + address.pathname).toBe(`${issuer}/auth`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'masthead',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    nonce: 'the-nonce',
    redirect_uri: errand.redirectUri,
    response_type: 'code',
    scope: 'openid profile',
    state: 'the-state',
  })
  const again = new URL(await port.begin({ ...errand, again: true }))
  expect(again.searchParams.get('prompt')).toBe('login')
})

test('tells who it is: what is signed before what is told, addresses only where they are verified', async () => {
  const token = await tokenOf({
    name: '林',
    email: 'lin@example.com',
    email_verified: true,
    phone_number: '+8613812345678',
    amr: ['pwd', 'otp'],
    acr: 'gold',
    auth_time: now - 5,
  })
  const { port, asked } = providerGiving(token, { sub: 'lin', name: '冒名', groups: ['editors'] })
  expect(await port.finish(answer(), errand)).toMatchObject({
    issuer,
    subject: 'lin',
    name: '林',
    email: 'lin@example.com',
    phone: null,
    claims: { groups: ['editors'] },
    methods: ['pwd', 'otp', 'gold'],
    at: (now - 5) * 1000,
  })
  const sent = new URLSearchParams(asked.find(({ url }) => url.endsWith('/token'))?.body)
  expect(sent.get('code_verifier')).toBe(errand.verifier)
})

test.each([
  ['of another nonce', () => tokenOf({ nonce: 'another' })],
  ['without a nonce', () => tokenOf({ nonce: undefined })],
  ['for another audience', () => tokenOf({ aud: 'some-other-client' })],
  ['of another issuer', () => tokenOf({ iss: 'https://evil.example' })],
  ['that is over', () => tokenOf({ exp: now - 3600, iat: now - 7200 })],
  ['of a key that is none of theirs', () => tokenOf({}, others)],
  [
    'that nobody signed',
    async () =>
      (await tokenOf({})).replace(/^[^.]+/, base64Url('{"alg":"none"}')).replace(/[^.]+$/, ''),
  ],
])('a token %s is believed by nobody', async (_, make) => {
  const { port, told } = providerGiving(await make())
  await expect(port.finish(answer(), errand)).rejects.toMatchObject({
    port: 'identity',
    why: 'refused',
    label: [expect.stringMatching(/没有通过核对/), expect.stringMatching(/does not hold/)],
  })
  expect(told.join()).toContain('sso.example.com')
  expect(told.join()).not.toContain('secret of the client')
})

test('what the provider tells of somebody else is not taken for theirs', async () => {
  const { port } = providerGiving(await tokenOf({}), { sub: 'somebody-else', groups: ['admins'] })
  await expect(port.finish(answer(), errand)).rejects.toMatchObject({ why: 'refused' })
})

test.each([
  ['of another issuer', 'https://evil.example/realms/company'],
  ['of another realm of the same host', 'https://sso.example.com/realms/other'],
  ['of the same issuer written otherwise', `${issuer}/`],
])(
  'what the provider says of itself is believed only of the issuer that is set: %s',
  async (_, other) => {
    const { port, asked } = providerGiving(
      await tokenOf({ iss: other }),
      { sub: 'lin' },
      { issuer: other },
    )
    await expect(port.begin(errand)).rejects.toMatchObject({ why: 'refused' })
    await expect(port.finish(answer(), errand)).rejects.toMatchObject({ why: 'refused' })
    expect(asked.every(({ url }) => url.endsWith('/.well-known/openid-configuration'))).toBe(true)
  },
)

test('another state, an answer without a code, and who turned back', async () => {
  const { port } = providerGiving(await tokenOf({}))
  const refused = (given: URLSearchParams) => port.finish(given, errand).catch((error) => error)
  expect(await refused(answer({ state: 'another' }))).toMatchObject({ why: 'refused' })
  expect(await refused(new URLSearchParams({ state: 'the-state' }))).toMatchObject({
    why: 'refused',
  })
  const declined = new URLSearchParams({ error: 'access_denied', state: 'the-state' })
  expect((await refused(declined)).label[0]).toMatch(/取消了登录/)
})

test('asked anew, a sign-in of long ago is not enough, nor one of no time', async () => {
  const again = { ...errand, again: true }
  const asked = async (given: object) =>
    providerGiving(await tokenOf(given))
      .port.finish(answer(), again)
      .then(
        () => 'taken',
        () => 'refused',
      )
  expect(await asked({ auth_time: now })).toBe('taken')
  expect(await asked({ auth_time: now - 3600 })).toBe('refused')
  expect(await asked({})).toBe('refused')
})

test('a provider that is down is told so, and asked anew by the next', async () => {
  let isDown = true
  const flaky = openIdConnect({
    kind: 'oidc',
    name: ['公司', 'Company'],
    issuer,
    clientId: 'masthead',
    clientSecret: 's',
    scopes: 'openid',
    clock: () => new Date(),
    log: () => {},
    outbound: async () => {
      if (isDown) throw new OutboundError('network', ['无法访问 sso.example.com', 'Failed to call'])
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
      })
    },
  })
  await expect(flaky.begin(errand)).rejects.toMatchObject({ why: 'unreachable' })
  isDown = false
  expect(await flaky.begin(errand)).toContain(`${issuer}/auth`)
})
