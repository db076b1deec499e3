import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { breakGlass } from '#portal/engine/session/breakGlass.ts'
import type { CompanyPolicy } from '#portal/engine/session/company/companyPolicy.ts'
import { setOneTimePassword } from '#portal/engine/session/credentials.ts'
import { openSignIn } from '#portal/engine/session/signIns.ts'
import {
  PASSWORD,
  type SignInBench,
  signInBench,
} from '#portal/engine/session/testing/signInBench.ts'
import { tidySessions } from '#portal/engine/session/tidySessions.ts'
import { codeOf } from '#portal/engine/session/totp.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'

const MINUTE = 60_000
type Headers = Record<string, string>
/** What an authenticator makes of the secret it is told. */
const keyOf = (secret: string): Uint8Array => {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((five) => five.toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
const databases = testDatabases().filter(({ name }) => name !== 'SQLite file')

describe.each(databases)('$name', (database) => {
  let bench: SignInBench
  let editor: number
  let keeper: number
  const policy: { -readonly [K in keyof CompanyPolicy]: CompanyPolicy[K] } = {
    linkBy: 'none',
    creates: false,
    roles: {},
    strong: [],
    passwords: true,
  }

  beforeEach(async () => {
    policy.passwords = true
    bench = await signInBench(database, { company: policy })
    editor = await bench.addRole({ code: 'editor' })
    keeper = await bench.addRole({ code: 'keeper', name: '财务' })
  })
  afterEach(() => bench.close())

  const setRole = (id: number, values: Row) =>
    bench.db
      .updateTable('role')
      .set((set) => ({ ...values, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  const demandFactor = () => setRole(keeper, { secondFactor: 1 })
  const get = (path: string, headers: Headers) => bench.call('GET', path, undefined, headers)
  const codeNow = (secret: string) => codeOf(keyOf(secret), Math.floor(bench.time.now / 30_000))
  /** Puts the factor on, as the page of set-up does; gives its secret and the recovery codes. */
  const putOn = async (headers: Headers) => {
    const begun = await bench.call('POST', 'index/beginFactor', { password: PASSWORD }, headers)
    const { secret } = begun.data
    const { data } = await bench.call(
      'POST',
      'index/confirmFactor',
      { code: await codeNow(secret) },
      headers,
    )
    return { secret, codes: data.codes as string[] }
  }

  describe('a role that asks for a second factor', () => {
    test('leads whoever signs in without one to set it up before anything else answers', async () => {
      await demandFactor()
      await bench.addUser({ username: 'lin', roles: [editor, keeper] })
      const { data } = await bench.signIn('lin')
      expect(data).toMatchObject({ mustChange: true, lacksFactor: true })
      const lin = { 'x-token': data.token, ticket: data.ticket }
      expect((await get('index/getInfo', lin)).data).toMatchObject({
        mustChange: true,
        lacksFactor: true,
        factorFor: ['财务'],
      })
      const others = ['magazine', 'index/signIns', 'index/getAllUserList', 'index/passkeys']
      for (const path of others)
        expect(await get(path, lin)).toMatchObject({
          code: 42810,
          status: 428,
          message: expect.stringMatching(/财务.*second factor/),
          data: { proof: true, lacksFactor: true, roles: ['财务'] },
        })
      expect((await bench.call('POST', 'index/changeRole', { role: 'editor' }, lin)).code).toBe(
        42810,
      )
      // A path that only ends like one of those that are open is none of them.
      expect((await get('magazine/index/getInfo', lin)).code).toBe(42810)

      await putOn(lin)
      expect((await get('magazine', lin)).code).toBe(20000)
      expect((await get('index/getInfo', lin)).data).toMatchObject({ mustChange: false })
      expect((await bench.signIn('lin')).data).toMatchObject({ code: true, factor: true })
    })

    test('asks the same of those who are signed in already, at their next call', async () => {
      await bench.addUser({ username: 'lin', roles: [keeper] })
      await bench.addUser({ username: 'wang', roles: [editor], phone: '13900000001' })
      const [lin, wang] = [await bench.tokenOf('lin'), await bench.tokenOf('wang')]
      expect((await get('magazine', lin)).code).toBe(20000)
      await demandFactor()
      expect((await get('magazine', lin)).code).toBe(42810)
      expect((await get('magazine', wang)).code).toBe(20000)
      await setRole(keeper, { secondFactor: 0 })
      expect((await get('magazine', lin)).code).toBe(20000)
    })

    test('a one-time password is changed first, then the factor is set up', async () => {
      await demandFactor()
      await bench.addUser({ username: 'lin', roles: [keeper] }, { oneTime: true })
      const lin = await bench.tokenOf('lin')
      expect(
        (await bench.call('POST', 'index/beginFactor', { password: PASSWORD }, lin)).code,
      ).toBe(40300)
      const changed = { oldPassword: PASSWORD, newPassword: 'Another-Horse-8' }
      expect((await bench.call('POST', 'index/changePassword', changed, lin)).code).toBe(20000)
      expect((await get('magazine', lin)).code).toBe(42810)
      expect((await get('index/getInfo', lin)).data).toMatchObject({ lacksFactor: true })
    })

    test('keeps it on while it is held: switching it off is refused, setting it up anew is not', async () => {
      await demandFactor()
      await bench.addUser({ username: 'lin', roles: [keeper] })
      const lin = await bench.tokenOf('lin')
      const { codes } = await putOn(lin)
      const said = (code = '') => ({ password: PASSWORD, code })
      const refused = await bench.call('POST', 'index/endFactor', said(codes[0]), lin)
      expect([refused.code, refused.message]).toEqual([
        40900,
        expect.stringMatching(/财务.*stays on/),
      ])
      expect((await get('index/factor', lin)).data).toMatchObject({
        isOn: true,
        demandedBy: ['财务'],
      })
      // The code was not used up by the refusal.
      const begun = await bench.call('POST', 'index/renewFactor', said(codes[0]), lin)
      expect(begun.data).toMatchObject({ secret: expect.any(String) })
      expect((await get('magazine', lin)).code).toBe(42810)
      const code = await codeNow(begun.data.secret)
      expect((await bench.call('POST', 'index/confirmFactor', { code }, lin)).code).toBe(20000)
      expect((await get('magazine', lin)).code).toBe(20000)
      expect((await bench.call('POST', 'index/renewFactor', said('wrong-code'), lin)).code).toBe(
        40001,
      )

      await setRole(keeper, { secondFactor: 0 })
      bench.time.now += MINUTE
      const off = said(await codeNow(begun.data.secret))
      expect((await bench.call('POST', 'index/endFactor', off, lin)).code).toBe(20000)
    })

    test('takes the word of the company’s provider where it has asked for one that counts', async () => {
      await demandFactor()
      const user = await bench.addUser({ username: 'lin', roles: [keeper] })
      const opened = async (isStrong: boolean) => {
        const how = { currentRole: 'keeper', mustChange: false, ip: '', agent: '', proved: true }
        const { token, ticket } = await openSignIn(bench.db, {
          user,
          now: bench.time.now,
          ...how,
          isStrong,
        })
        return { 'x-token': token, ticket }
      }
      const [strong, weak] = [await opened(true), await opened(false)]
      expect((await get('magazine', strong)).code).toBe(20000)
      expect((await get('magazine', weak)).code).toBe(42810)
      // What follows from a sign-in is as strong as that was.
      const { data } = await bench.call('GET', `index/checkTicket?ticket=${strong.ticket}`)
      expect((await get('magazine', { 'x-token': data.token, ticket: strong.ticket })).code).toBe(
        20000,
      )
    })

    test('is asked for after a password is reset, too', async () => {
      await demandFactor()
      const user = await bench.addUser({ username: 'lin', roles: [keeper] })
      await putOn(await bench.tokenOf('lin'))
      const password = await setOneTimePassword(bench.db, user, bench.time.now, 10)
      expect((await bench.signIn('lin', password)).data).toMatchObject({ code: true, factor: true })
    })

    test('shuts nobody out whose glass is broken: they set it up, and are in', async () => {
      await demandFactor()
      policy.passwords = false
      const user = await bench.addUser({ username: 'lin', roles: [keeper] })
      await breakGlass(bench.db, user, bench.time.now)
      const lin = await bench.tokenOf('lin')
      expect((await get('magazine', lin)).code).toBe(42810)
      await putOn(lin)
      bench.time.now += 20 * MINUTE
      expect((await get('magazine', lin)).code).toBe(20000)
    })
  })

  describe('a role with an idle limit', () => {
    const limit = (idleMinutes: number | null, role = keeper) => setRole(role, { idleMinutes })
    const signedIn = async (roles: readonly number[]) => {
      await bench.addUser({ username: 'lin', roles })
      return bench.tokenOf('lin')
    }
    const later = (minutes: number) => {
      bench.time.now += minutes * MINUTE
    }

    test('ends a session after so many minutes without a deed, and every deed begins them anew', async () => {
      await limit(30)
      const lin = await signedIn([keeper])
      expect((await get('index/getInfo', lin)).data).toMatchObject({ idleMinutes: 30 })
      for (const _ of [1, 2, 3]) {
        later(29)
        expect((await get('magazine', lin)).code).toBe(20000)
      }
      later(30)
      expect((await get('magazine', lin)).code).toBe(1002)
      // Ended is ended, whatever becomes of the role.
      await limit(null)
      expect((await get('magazine', lin)).code).toBe(1002)
      expect(await bench.db.selectFrom('_session').selectAll().execute()).toEqual([])
    })

    test('takes no call for a deed that tells how long nobody has touched the screen', async () => {
      await limit(30)
      const lin = await signedIn([keeper])
      for (const minutes of [10, 20]) {
        later(10)
        const poll = { ...lin, 'x-idle': String(minutes * 60) }
        expect((await get('magazine', poll)).code).toBe(20000)
      }
      later(10)
      expect((await get('magazine', { ...lin, 'x-idle': '1800' })).code).toBe(1002)
    })

    test('takes the word of a page in which somebody types without a call', async () => {
      await limit(30)
      const lin = await signedIn([keeper])
      later(25)
      expect((await get('magazine', { ...lin, 'x-idle': '60' })).code).toBe(20000)
      later(25)
      expect((await get('magazine', { ...lin, 'x-idle': '1560' })).code).toBe(20000)
      later(4)
      expect((await get('magazine', lin)).code).toBe(1002)
    })

    test('of several roles the strictest counts, in effect or not; no limit is a day', async () => {
      await limit(60)
      await limit(20, editor)
      const lin = await signedIn([keeper, editor])
      later(20)
      expect((await get('magazine', lin)).code).toBe(1002)
      await limit(null)
      await limit(null, editor)
      const again = await bench.tokenOf('lin')
      later(23 * 60)
      expect((await get('magazine', again)).code).toBe(20000)
    })

    test('holds for a ticket as for a token', async () => {
      await limit(30)
      const lin = await signedIn([keeper])
      later(30)
      expect((await bench.call('GET', `index/checkTicket?ticket=${lin.ticket}`)).code).toBe(1002)
    })

    test('set while somebody is at work, it ends nothing of theirs', async () => {
      const lin = await signedIn([keeper])
      later(120)
      expect((await get('magazine', lin)).code).toBe(20000)
      await limit(30)
      later(1)
      expect((await get('magazine', lin)).code).toBe(20000)
    })

    test('costs a write in half a minute at most, and is forgotten with the session', async () => {
      await limit(30)
      const lin = await signedIn([keeper])
      const noted = async () =>
        (await bench.db.selectFrom('_activity').select('at').execute()).map(({ at }) => Number(at))
      const begun = bench.time.now
      for (const _ of [1, 2]) {
        bench.time.now += 14_000
        await get('magazine', lin)
        expect(await noted()).toEqual([begun])
      }
      bench.time.now += 2_000
      await get('magazine', lin)
      expect(await noted()).toEqual([bench.time.now])
      await bench.call('POST', `index/logout?ticket=${lin.ticket}`, {}, lin)
      await tidySessions(bench.deps)
      expect(await noted()).toEqual([])
    })
  })
})
