import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const MINUTE = 60_000
const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('who does it is asked anew on $name', (database) => {
  const bench = sharedBench(database)
  let headers: Record<string, string>
  const post = (path: string, body: object) => bench.call('POST', path, body, headers)
  const makeKey = (name: string) =>
    post('serviceKey', { name, owner: bench.people.boss, rights: ['public'] })

  const proved = async () => {
    const { code, data } = await post('index/prove', { password: PASSWORD })
    expect([code, data.ticket]).toEqual([20000, headers.ticket])
    return { 'x-token': data.token as string, ticket: data.ticket as string }
  }

  beforeAll(async () => {
    const { data } = await bench.call('POST', 'index/login', {
      username: 'boss',
      password: PASSWORD,
    })
    headers = { 'x-token': data.token, ticket: data.ticket }
  })

  test('for ten minutes after a sign-in a key is made without being asked', async () => {
    expect((await makeKey('刚登录')).code).toBe(20000)
    bench.time.now += 9 * MINUTE
    expect((await makeKey('九分钟')).code).toBe(20000)
    expect((await bench.call('GET', 'index/proof', undefined, headers)).code).toBe(20000)
  })

  test('after that the portal wants to know who it is, and nothing is done until it is told', async () => {
    bench.time.now += 2 * MINUTE
    const refused = await makeKey('十一分钟')
    expect([refused.code, refused.status, refused.data]).toEqual([
      42810,
      428,
      { proof: true, factor: false },
    ])
    // Asked before a dialog is filled in, it says so as well.
    expect((await bench.call('GET', 'index/proof', undefined, headers)).code).toBe(42810)
    const wrong = await post('index/prove', { password: 'not mine at all' })
    expect([wrong.code, Object.keys(wrong.data.errors)]).toEqual([40001, ['password']])
    expect((await makeKey('十一分钟')).code).toBe(42810)
    const before = headers
    headers = await proved()
    expect((await makeKey('十一分钟')).code).toBe(20000)
    // It goes on by another token: whoever has overheard the one before is out.
    expect((await bench.call('GET', 'index/getInfo', undefined, before)).code).toBe(1002)
    const { data } = await bench.call('GET', 'serviceKey?q=十一分钟', undefined, headers)
    expect(data.list.filter(({ name }: Row) => name === '十一分钟')).toHaveLength(1)
  })

  test('what touches no money, right, key or personal data is never asked for', async () => {
    bench.time.now += 60 * MINUTE
    const word = await post('searchWord', { word: `山居${bench.time.now}` })
    expect(word.code).not.toBe(42810)
    expect((await bench.call('GET', 'serviceKey', undefined, headers)).code).toBe(20000)
  })

  test('users, roles, bulk edits and earlier versions of them are no way around it', async () => {
    const asked = async (method: string, path: string, body: object) =>
      (await bench.call(method, path, body, headers)).code
    const { wang, editor } = bench.people
    expect(await asked('PUT', `portalUser/${wang}`, { note: '新来的', version: 1 })).toBe(42810)
    expect(await asked('POST', `portalUser/${wang}/resetPassword`, {})).toBe(42810)
    expect(await asked('PUT', `role/${editor}`, { name: '编辑部', version: 1 })).toBe(42810)
    expect(
      await asked('POST', 'portalUser/edits', {
        ids: [wang],
        edits: [{ field: 'note', how: 'set', value: '新来的' }],
      }),
    ).toBe(42810)
  })

  test('a list exported with whole phones is personal data, one without them is not', async () => {
    const columns = (...names: string[]) => encodeURIComponent(JSON.stringify(names))
    const { path } = bench.portal.context.entities.get('appUser')!
    const exported = (names: string) =>
      bench.portal.app.request(`http://localhost/api/portal/${path}/export?columns=${names}`, {
        headers,
      })
    expect((await exported(columns('uid', 'nickname'))).status).toBe(200)
    expect((await exported(columns('uid', 'phone'))).status).toBe(428)
  })

  test('a tab opened by a ticket has given no password', async () => {
    headers = await proved()
    const { data } = await bench.call('GET', `index/checkTicket?ticket=${headers.ticket}`)
    const other = { 'x-token': data.token, ticket: data.ticket ?? headers.ticket }
    const values = { name: '另一个窗口', owner: bench.people.boss, rights: ['public'] }
    expect((await bench.call('POST', 'serviceKey', values, other)).code).toBe(42810)
  })

  test('passwords are not tried out: after five the account waits', async () => {
    bench.time.now += 60 * MINUTE
    const codes = []
    for (let time = 0; time < 6; time++)
      codes.push((await post('index/prove', { password: `guess-${time}` })).code)
    expect(codes).toEqual([40001, 40001, 40001, 40001, 40001, 42900])
  })
})
