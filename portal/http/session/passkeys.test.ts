import { beforeAll, expect, test } from 'vitest'
import { beginFactor, confirmFactor, endFactor } from '#portal/engine/session/secondFactor.ts'
import { codeOf, stepOf } from '#portal/engine/session/totp.ts'
import { PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

// What an authenticator signs is played in e2e/passkeys.journey.ts, with a real browser's virtual one.
const bench = sharedBench()
let headers: Record<string, string>
const post = (path: string, body: object = {}) => bench.call('POST', `index/${path}`, body, headers)
const db = () => bench.portal.context.database.db
const keep = (id: string) =>
  db()
    .insertInto('_passkey')
    .values({
      ...{ id, user: bench.people.wang, name: '电脑', publicKey: 'AAAA', counter: 0 },
      ...{ transports: '[]', createdAt: bench.time.now, usedAt: null },
    })
    .execute()

beforeAll(async () => {
  const { data } = await bench.call('POST', 'index/login', { username: 'wang', password: PASSWORD })
  headers = { 'x-token': data.token, ticket: data.ticket }
})

test('a passkey is added where the second factor is on, which has recovery codes', async () => {
  const refused = await post('beginPasskey')
  expect([refused.code, refused.message]).toEqual([40900, expect.stringMatching(/second factor/)])
  const { context } = bench.portal
  const user = { id: bench.people.wang, username: 'wang' }
  const secret = (await beginFactor(context, user))?.secret ?? ''
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  const code = codeOf(key, Math.floor(bench.time.now / 30_000))
  expect(stepOf(key, code, bench.time.now)).not.toBeNull()
  expect(await confirmFactor(context, bench.people.wang, code)).toHaveLength(10)
  const { data } = await post('beginPasskey')
  expect(data).toMatchObject({
    rp: { id: 'portal.test' },
    user: { name: 'wang' },
    authenticatorSelection: { userVerification: 'required' },
  })
  expect(data.challenge).toMatch(/^[\w-]{43}$/)
})

test('what no authenticator has made is refused in words, whatever it is', async () => {
  for (const response of [
    'no json',
    'null',
    '{}',
    '{"id":"x"}',
    '{"id":"x","rawId":"x","type":"public-key","response":{}}',
  ]) {
    const refused = await post('addPasskey', { name: '电脑', response })
    expect([refused.code, refused.message]).toEqual([40001, expect.stringMatching(/does not hold/)])
  }
  expect((await bench.call('GET', 'index/passkeys', undefined, headers)).data).toEqual([])
})

test('at sign-in it is asked for beside the code, and nothing made up lets anybody in', async () => {
  const enter = (more: object = {}) =>
    bench.call('POST', 'index/login', { username: 'wang', password: PASSWORD, ...more })
  expect((await enter()).data).not.toHaveProperty('passkey')
  await keep('a-passkey')
  const asked = await enter()
  expect(asked.data).toMatchObject({
    code: true,
    factor: true,
    passkey: { rpId: 'portal.test', allowCredentials: [{ id: 'a-passkey' }] },
  })
  for (const passkey of ['no json', '{"id":"a-passkey"}', '{"id":"another"}']) {
    // Wrong ones count like wrong codes, and bring a picture; that is told elsewhere.
    await db().deleteFrom('_attempt').execute()
    const refused = await enter({ passkey })
    expect([refused.code, refused.message]).toEqual([40001, expect.stringMatching(/does not hold/)])
  }
})

test('it is taken away by its own user alone, who says who they are', async () => {
  const { data } = await bench.call('POST', 'index/login', { username: 'boss', password: PASSWORD })
  const boss = { 'x-token': data.token, ticket: data.ticket }
  const remove = (who: Record<string, string>) =>
    bench.call('POST', 'index/removePasskey', { id: 'a-passkey' }, who)
  expect((await remove(boss)).code).toBe(40400)
  bench.time.now += 11 * 60_000
  const asked = await remove(headers)
  expect([asked.code, asked.data]).toEqual([42810, { proof: true, factor: true, passkey: true }])
})

test('it goes with the second factor', async () => {
  await endFactor(db(), bench.people.wang)
  expect((await bench.call('GET', 'index/passkeys', undefined, headers)).data).toEqual([])
})
