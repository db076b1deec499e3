import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { readAttempts } from '#portal/engine/session/attempts.ts'
import type { CompanyPolicy } from '#portal/engine/session/company/companyPolicy.ts'
import { beginFactor, confirmFactor } from '#portal/engine/session/secondFactor.ts'
import { codeOf } from '#portal/engine/session/totp.ts'
import { openIdConnect } from '#portal/outside/identity/openIdConnect.ts'
import {
  type OpenIdProvider,
  openIdProvider,
} from '#portal/outside/identity/testing/openIdProvider.ts'
import { guardedFetch } from '#portal/outside/outbound/guardedFetch.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN, PASSWORD, type PortalBench, portalBench } from '#portal/testing/portalBench.ts'

const CALLBACK = `${ORIGIN}/api/portal/index/company/callback`
const usual: CompanyPolicy = {
  linkBy: 'account',
  creates: false,
  roles: {},
  strong: [],
  passwords: true,
}
/** Settings are read at the start; a test sets others. */
const policy = { ...usual } as { -readonly [K in keyof CompanyPolicy]: CompanyPolicy[K] }

let provider: OpenIdProvider
let bench: PortalBench

beforeAll(async () => {
  provider = await openIdProvider([CALLBACK])
  const identity = openIdConnect({
    kind: 'oidc',
    name: ['示例公司', 'Example company'],
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: 'openid profile email phone',
    outbound: guardedFetch({ allow: [provider.place] }),
    clock: () => new Date(),
    log: () => {},
  })
  bench = await portalBench(anyDatabase(), {
    company: policy,
    clock: () => new Date(),
    ports: { ...standInPorts(() => {}), identity },
  })
})
afterAll(async () => {
  await bench?.close()
  await provider?.close()
})
beforeEach(() => {
  for (const key of Object.keys(policy)) delete (policy as Row)[key]
  Object.assign(policy, usual)
})

/** A browser: it keeps what the portal and the provider lay down in it, each apart. */
function browser() {
  const kept = { portal: new Map<string, string>(), provider: new Map<string, string>() }
  const keep = (jar: Map<string, string>, response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const cookie = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const portal = async (path: string, init: RequestInit = {}) =>
    keep(
      kept.portal,
      await bench.portal.app.request(new URL(path, ORIGIN).href, {
        ...init,
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          cookie: cookie(kept.portal),
          ...(init.headers as Record<string, string>),
        },
      }),
    )
  const company = async (url: string, init: RequestInit = {}) =>
    keep(
      kept.provider,
      await fetch(new URL(url, provider.issuer), {
        ...init,
        redirect: 'manual',
        headers: { cookie: cookie(kept.provider) },
      }),
    )
  /** Begins at the portal; gives the address of the provider. */
  const begin = async (redirect = '/home') =>
    String(
      (
        await portal(`/api/portal/index/company?redirect=${encodeURIComponent(redirect)}`)
      ).headers.get('location'),
    )
  /** Goes on at the provider until it leads back to the portal. */
  const through = async (address: string, typed: Record<string, string>): Promise<string> => {
    let response = await company(address)
    for (let step = 0; step < 8; step++) {
      const to = response.headers.get('location')
      if (to?.startsWith(ORIGIN)) return to
      if (to) response = await company(to)
      if (response.status === 200) {
        const body = new URLSearchParams(typed)
        response = await company(String(to), { method: 'POST', body })
      }
    }
    throw new Error(`The provider leads nowhere: ${response.status} ${await response.text()}`)
  }
  /** Comes back to the portal; gives the query of the page of sign-in. */
  const back = async (address: string) => {
    const to = new URL(String((await portal(address)).headers.get('location')), ORIGIN)
    expect(to.pathname).toBe('/login')
    return to.searchParams
  }
  const finish = async (arrival: string | null, more: Row = {}) => {
    const body = JSON.stringify({ arrival, ...more })
    const response = await portal('/api/portal/index/company/finish', { method: 'POST', body })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return (await response.json()) as any
  }
  const signIn = async (login: string, more: Record<string, string> = {}) => {
    const query = await back(await through(await begin(), { login, ...more }))
    return { ...(await finish(query.get('arrival'))), arrival: query.get('arrival') }
  }
  return { portal, begin, through, back, finish, signIn, kept }
}

const person = (account: string, more: Row = {}) =>
  provider.accounts.set(account, {
    preferred_username: account,
    name: account,
    ...more,
  })
const db = () => bench.portal.context.database.db
let made = 0
const user = async (username: string, more: Row = {}) => {
  const phone = `1380013${String(8000 + ++made)}`
  const values = {
    username,
    name: username,
    phone,
    roles: [bench.people.editor],
    routeSet: 'standard',
    ...more,
  }
  return (await bench.portal.records().create('portalUser', values)).id as number
}
const rolesOf = async (username: string) => {
  const [row] = await bench.portal.records().select('portalUser', { username })
  return row?.roles
}

describe('signing in through the company', () => {
  test('the page of sign-in is told of it, by its name', async () => {
    const { data } = await bench.call('GET', 'index/signInWays')
    expect(data).toEqual({ password: true, company: { name: ['示例公司', 'Example company'] } })
    policy.passwords = false
    expect((await bench.call('GET', 'index/signInWays')).data.password).toBe(false)
  })

  test('whoever the settings know signs in as with a password, and stands among the devices and in the log', async () => {
    await user('lin.mei')
    person('lin.mei')
    const { code, data } = await browser().signIn('lin.mei')
    expect(code).toBe(20000)
    expect(data).toMatchObject({ username: 'lin.mei', roles: ['editor'], mustChange: false })
    const headers = { 'x-token': data.token, ticket: data.ticket }
    const info = await bench.call('GET', 'index/getInfo', undefined, headers)
    expect(info.data).toMatchObject({ username: 'lin.mei', hasPassword: false })
    expect((await bench.call('GET', 'index/signIns', undefined, headers)).data).toHaveLength(1)
    const log = await bench.admin('GET', 'auditLog?filter={"action":"login"}')
    expect(log.data.list[0]).toMatchObject({ recordTitle: 'lin.mei' })
  })

  test('once linked, the subject alone counts: another account of that name is refused', async () => {
    await user('zhao')
    provider.accounts.set('subject-1', { preferred_username: 'zhao', name: '赵' })
    provider.accounts.set('subject-2', { preferred_username: 'zhao', name: '另一个赵' })
    expect((await browser().signIn('subject-1')).code).toBe(20000)
    const other = await browser().signIn('subject-2')
    expect([other.code, other.message]).toEqual([
      40300,
      expect.stringMatching(/belongs to another/),
    ])
    provider.accounts.set('subject-1', { preferred_username: 'renamed', name: '赵' })
    expect((await browser().signIn('subject-1')).data.username).toBe('zhao')
  })

  test('an address counts only where the provider has verified it, and it is the company’s', async () => {
    policy.linkBy = 'email'
    policy.domain = 'example.com'
    await user('qian')
    const address = { email: 'Qian@example.com', preferred_username: 'q1' }
    provider.accounts.set('q1', { ...address, email_verified: false })
    expect((await browser().signIn('q1')).code).toBe(40300)
    provider.accounts.set('q2', { ...address, email: 'qian@elsewhere.com', email_verified: true })
    expect((await browser().signIn('q2')).code).toBe(40300)
    provider.accounts.set('q1', { ...address, email_verified: true })
    expect((await browser().signIn('q1')).data.username).toBe('qian')
  })

  test('a phone counts only where it is verified', async () => {
    policy.linkBy = 'phone'
    await user('sun', { phone: '13912340001' })
    provider.accounts.set('s1', { phone_number: '+86 13912340001', phone_number_verified: false })
    expect((await browser().signIn('s1')).code).toBe(40300)
    provider.accounts.set('s1', { phone_number: '+86 13912340001', phone_number_verified: true })
    expect((await browser().signIn('s1')).data.username).toBe('sun')
  })

  test('a stranger is refused in words, or made where the settings say so, with the roles of the provider', async () => {
    const more = {
      groups: ['masthead-editors'],
      phone_number: '13912340002',
      phone_number_verified: true,
    }
    person('li.si', { ...more, name: '李四' })
    const refused = await browser().signIn('li.si')
    expect([refused.code, refused.message]).toEqual([40300, expect.stringMatching(/ask an admin/)])
    Object.assign(policy, { creates: true, rolesClaim: 'groups' })
    policy.roles = { 'masthead-editors': 'editor', 'masthead-admins': 'admin' }
    expect((await browser().signIn('li.si')).data).toMatchObject({
      username: 'li.si',
      roles: ['editor'],
    })
    expect(await rolesOf('li.si')).toEqual([bench.people.editor])
    const [row] = await bench.portal.records().select('portalUser', { username: 'li.si' })
    expect(
      await db().selectFrom('_credential').select('user').where('user', '=', row?.id).execute(),
    ).toEqual([])
  })

  test('roles follow the provider at every sign-in; whoever has none left is out', async () => {
    Object.assign(policy, { rolesClaim: 'groups', roles: { admins: 'admin', editors: 'editor' } })
    const id = await user('zhou.wu')
    person('zhou.wu', { groups: ['admins', 'strangers'] })
    const first = await browser().signIn('zhou.wu')
    expect(first.data.roles).toEqual(['admin'])
    person('zhou.wu', {})
    expect((await browser().signIn('zhou.wu')).message).toMatch(/no role here/)
    const open = db().selectFrom('_session').select('id').where('user', '=', id)
    expect(await open.execute()).toEqual([])
  })

  test('the last admin loses no role by it, and is not let in without', async () => {
    Object.assign(policy, { rolesClaim: 'groups', roles: { admins: 'admin', editors: 'editor' } })
    person('boss', { groups: ['admins'] })
    expect((await browser().signIn('boss')).data.roles).toEqual(['admin'])
    const everybody = await bench.portal.records().select('portalUser', { status: 'active' })
    for (const { id, username, roles } of everybody)
      if (username !== 'boss' && (roles as number[]).includes(bench.people.admin))
        await bench.portal.records().move('portalUser', id as number, 'disable')
    person('boss', { groups: ['editors'] })
    expect((await browser().signIn('boss')).message).toMatch(/last active admin/)
    expect(await rolesOf('boss')).toEqual([bench.people.admin])
  })

  test('disabled users are refused in words; a lock by strangers’ passwords does not hold here', async () => {
    const id = await user('wu.liu')
    person('wu.liu')
    expect((await browser().signIn('wu.liu')).code).toBe(20000)
    for (let tries = 0; tries < 5; tries++)
      await bench.call('POST', 'index/login', { username: 'wu.liu', password: 'Guess-Word-1' })
    expect((await readAttempts(db(), 'name:wu.liu', Date.now())).failures).toBeGreaterThan(0)
    expect((await browser().signIn('wu.liu')).code).toBe(20000)
    await bench.portal.records().move('portalUser', id, 'disable')
    const refused = await browser().signIn('wu.liu')
    expect([refused.code, refused.message]).toEqual([40300, expect.stringMatching(/disabled/)])
  })

  test('who turns back at the provider is told so at the page of sign-in', async () => {
    const one = browser()
    const query = await one.back(await one.through(await one.begin(), { decline: 'yes' }))
    expect((await one.finish(query.get('arrival'))).message).toMatch(/turned back/)
  })
})

describe('what nobody gets in by', () => {
  test('a state of another browser, of none, and one that was used', async () => {
    await user('han')
    person('han')
    const [one, other] = [browser(), browser()]
    const address = await one.through(await one.begin(), { login: 'han' })
    const foreign = await other.back(address)
    expect((await other.finish(foreign.get('arrival'))).message).toMatch(/begin anew/)
    const strange = new URL(address)
    strange.searchParams.set('state', 'made-up')
    const made = await one.back(strange.href)
    expect((await one.finish(made.get('arrival'))).code).toBe(40300)
    const mine = await one.back(address)
    const again = await one.back(address)
    expect((await one.finish(again.get('arrival'))).message).toMatch(/begin anew/)
    expect((await one.finish(mine.get('arrival'))).code).toBe(20000)
  })

  test('an arrival of another browser, and one that has let somebody in', async () => {
    person('han')
    const [one, other] = [browser(), browser()]
    const query = await one.back(await one.through(await one.begin(), { login: 'han' }))
    expect((await other.finish(query.get('arrival'))).code).toBe(40001)
    expect((await one.finish(query.get('arrival'))).code).toBe(20000)
    expect((await one.finish(query.get('arrival'))).code).toBe(40001)
  })

  test.each([
    ['https://evil.example/x', '/home'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['/%2Fevil.example', '/%2Fevil.example'],
    ['/contentManagement/label?page=2#top', '/contentManagement/label?page=2#top'],
  ])('an address elsewhere: from %s it leads to %s', async (wanted, to) => {
    person('han')
    const one = browser()
    const query = await one.back(await one.through(await one.begin(wanted), { login: 'han' }))
    expect(query.get('redirect')).toBe(to)
  })

  test('its cookie is no script’s, and no token stands in an address', async () => {
    const response = await bench.portal.app.request(`${ORIGIN}/api/portal/index/company`)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\/api\/portal\/index\/company/)
    const location = new URL(String(response.headers.get('location')))
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
    })
  })

  test('a password, where passwords are off, but for one whose glass is broken', async () => {
    policy.passwords = false
    const refused = await bench.call('POST', 'index/login', {
      username: 'wang',
      password: PASSWORD,
    })
    expect([refused.code, refused.message]).toEqual([
      40300,
      expect.stringMatching(/company account/),
    ])
    const { breakGlass } = await import('#portal/engine/session/breakGlass.ts')
    await breakGlass(db(), bench.people.wang, Date.now())
    expect(
      (await bench.call('POST', 'index/login', { username: 'wang', password: PASSWORD })).code,
    ).toBe(20000)
    expect(
      (await bench.call('POST', 'index/login', { username: 'boss', password: PASSWORD })).code,
    ).toBe(40300)
  })
})

describe('what is asked beside the company’s word', () => {
  const withFactor = async (username: string) => {
    const id = await user(username)
    person(username)
    const context = bench.portal.context
    const begun = await beginFactor(context, { id, username })
    const bits = [...(begun?.secret ?? '')].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    const key = Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) =>
      Number.parseInt(byte, 2),
    )
    const codeAfter = (steps: number) => codeOf(key, Math.floor(Date.now() / 30_000) + steps)
    const codes = await confirmFactor(context, id, codeAfter(-1))
    return { id, codes: codes ?? [], codeAfter }
  }

  test('a code of the second factor, of which a few may be tried', async () => {
    const { codes } = await withFactor('feng')
    const one = browser()
    const asked = await one.signIn('feng')
    expect([asked.code, asked.data]).toMatchObject([40001, { code: true, factor: true }])
    expect((await one.finish(asked.arrival, { code: '000000' })).code).toBe(40001)
    expect((await one.finish(asked.arrival, { code: codes[0] })).code).toBe(20000)
    const two = browser()
    const again = await two.signIn('feng')
    const tried = []
    for (let tries = 0; tries < 6; tries++)
      tried.push((await two.finish(again.arrival, { code: 'wrong-code' })).code)
    expect(tried).toEqual([40001, 40001, 40001, 40001, 40001, 42900])
  })

  test('none where the provider has asked for one that the settings take', async () => {
    await withFactor('chen')
    policy.strong = ['mfa']
    expect((await browser().signIn('chen', { amr: 'pwd' })).code).toBe(40001)
    expect((await browser().signIn('chen', { amr: 'pwd mfa' })).code).toBe(20000)
  })

  test('who it is, of those without a password: the provider is asked anew, and it must be them', async () => {
    await user('wei', { roles: [bench.people.admin] })
    person('wei')
    person('somebody.else')
    const one = browser()
    const { data } = await one.signIn('wei')
    const headers = { 'x-token': data.token, ticket: data.ticket }
    const makeKey = () =>
      bench.call(
        'POST',
        'serviceKey',
        { name: `钥匙${++made}`, owner: bench.people.boss, rights: ['public'] },
        headers,
      )
    // The provider has not said when it last asked who it is.
    const asked = await makeKey()
    expect([asked.code, asked.data]).toEqual([
      42810,
      { proof: true, factor: false, password: false, company: true },
    ])
    const wrong = await bench.call('POST', 'index/prove', { password: PASSWORD }, headers)
    expect(wrong.code).toBe(40001)
    const goAnew = async (login: string) => {
      const answer = await one.portal('/api/portal/index/company/prove', {
        method: 'POST',
        headers,
        body: '{}',
      })
      const { address } = ((await answer.json()) as { data: { address: string } }).data
      expect(new URL(address).searchParams.get('max_age')).toBe('0')
      const query = await one.back(await one.through(address, { login }))
      return one.finish(query.get('arrival'))
    }
    // Somebody sits down at the screen and signs out at the provider first.
    one.kept.provider.clear()
    expect((await goAnew('somebody.else')).message).toMatch(/not the company account/)
    expect((await makeKey()).code).toBe(42810)
    one.kept.provider.clear()
    expect((await goAnew('wei')).data).toEqual({ proved: true })
    expect((await makeKey()).code).toBe(20000)
  })
})

test('a provider that is down keeps nobody from starting, and is told of to whoever signs in', async () => {
  const down = openIdConnect({
    kind: 'oidc',
    name: ['示例公司', 'Example company'],
    issuer: 'http://127.0.0.1:9',
    clientId: 'masthead',
    clientSecret: 'secret',
    scopes: 'openid',
    outbound: guardedFetch({ allow: ['127.0.0.1:9'] }),
    clock: () => new Date(),
    log: () => {},
  })
  const other = await portalBench(anyDatabase(), {
    company: usual,
    ports: { ...standInPorts(() => {}), identity: down },
  })
  const response = await other.portal.app.request(`${ORIGIN}/api/portal/index/company`)
  const { searchParams } = new URL(String(response.headers.get('location')), ORIGIN)
  const cookie = String(response.headers.get('set-cookie')).split(';')[0] ?? ''
  const told = await other.call(
    'POST',
    'index/company/finish',
    { arrival: searchParams.get('arrival') },
    { cookie },
  )
  expect([told.code, told.message]).toEqual([40300, expect.stringMatching(/nobody answers there/)])
  await other.close()
})

test('over https its cookie is one that no other host and nothing without TLS can lay down', async () => {
  const begun = { kind: 'oidc', name: ['公司', 'Company'] as const, accountClaim: 'sub' }
  const identity = {
    ...{ ...begun, standIn: false as const },
    begin: async () => 'https://sso.example.com/authorize',
    finish: async () => Promise.reject(new Error('Nobody comes back in this story')),
  }
  const other = await portalBench(anyDatabase(), {
    company: usual,
    origin: 'https://admin.example.com',
    ports: { ...standInPorts(() => {}), identity },
  })
  const response = await other.portal.app.request(`${ORIGIN}/api/portal/index/company`)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-masthead-visit=/)
  for (const part of ['Path=/;', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(`${cookie};`).toContain(part)
  expect(cookie).not.toMatch(/Domain=/)
  await other.close()
})

test('without a provider there is no such call', async () => {
  const other = await portalBench(anyDatabase())
  expect((await other.call('GET', 'index/company')).code).toBe(40400)
  expect((await other.call('GET', 'index/signInWays')).data).toEqual({
    password: true,
    company: null,
  })
  await other.close()
})
