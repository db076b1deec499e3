import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { purgeOld } from '#portal/jobs/clock/purgeOld.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { REPORTS } from './errorLog.ts'

const both = bothDatabases()
const token = 'kJ8s-_Zx0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456A'

describe.each(both)('the error log on $name', (database) => {
  const bench = sharedBench(database)
  const listed = async () => (await bench.admin('GET', 'index/errorLog')).data.list
  const report = (message: string, more = {}) =>
    bench.editor('POST', 'index/errorLog', { message, ...more })
  beforeEach(async () => {
    await bench.admin('DELETE', 'index/errorLog')
  })

  test('what any user reports is read by those who may change the configuration', async () => {
    const error = {
      message: 'TypeError: x is undefined',
      info: 'in Cover',
      url: 'https://a.cn/home?page=2',
      stack: 'TypeError: x is undefined\n  at Cover',
      build: 'index-B1x2.js',
    }
    expect((await bench.editor('POST', 'index/errorLog', error)).code).toBe(20000)
    expect(await listed()).toMatchObject([
      { ...error, username: 'wang', count: 1, lastAt: expect.stringMatching(/^2026-11-21T/) },
    ])
    expect((await bench.editor('GET', 'index/errorLog')).code).toBe(40300)
    expect((await bench.editor('DELETE', 'index/errorLog')).code).toBe(40300)
    expect((await bench.call('POST', 'index/errorLog', error)).code).toBe(1002)
  })

  test('the same error again counts up', async () => {
    await report('once')
    await report('often')
    await report('often', { url: 'https://a.cn/elsewhere' })
    const errors = await listed()
    expect(errors).toHaveLength(2)
    expect(errors.find(({ message }: { message: string }) => message === 'often')).toMatchObject({
      count: 2,
      url: 'https://a.cn/elsewhere',
    })
  })

  test('errorLog#secretsAreBlanked nothing secret is kept, and no text whole that is too long', async () => {
    await report(`failed with ${token} of 13812345678`, {
      url: 'https://a.cn/auth-redirect?ticket=abc',
      stack: 'x'.repeat(30_000),
    })
    const [kept] = await listed()
    expect(kept.message).toBe('failed with *** of 138****5678')
    expect(kept.url).toBe('https://a.cn/auth-redirect?ticket=***')
    expect(kept.stack).toHaveLength(20_000)
    const long = await bench.editor(
      'POST',
      'index/errorLog',
      { message: 'x'.repeat(70_000) },
      { 'content-length': '70020' },
    )
    expect(long.code).toBe(41300)
  })

  test('errorLog#oneEntryPerFingerprint an operator whose browser never ends reporting is told to stop, and may go on in a minute', async () => {
    bench.time.now += 60_000
    for (let n = 0; n < REPORTS; n++) await report(`error ${n % 3}`)
    expect(await report('one more')).toMatchObject({ code: 42900, status: 429 })
    expect(await listed()).toHaveLength(3)
    bench.time.now += 60_000
    expect((await report('later')).code).toBe(20000)
  })

  test('errorLog#oneEntryPerFingerprint message, top frame and release make one entry, which counts operators; errorLog#secretsAreBlanked nobody else writes it', async () => {
    const error = {
      message: 'TypeError: x is undefined',
      stack: 'TypeError: x is undefined\n    at Cover (https://a.cn/assets/index-A1.js:1:20)',
      build: 'index-A1.js',
    }
    await report(error.message, error)
    await report(error.message, { ...error, url: 'https://a.cn/elsewhere' })
    await bench.admin('POST', 'index/errorLog', error)
    await report(error.message, { ...error, build: 'index-B2.js' })
    const { list } = (await bench.admin('GET', 'errorLog?sort=["times","DESC"]')).data
    expect(list.map(({ times, users, release }: Row) => [times, users, release])).toEqual([
      [3, 2, 'index-A1.js'],
      [1, 1, 'index-B2.js'],
    ])
    const { id, version } = list[0]
    expect(
      (await bench.admin('POST', 'errorLog', { message: 'x', url: 'https://a.cn' })).code,
    ).not.toBe(20000)
    expect((await bench.admin('PUT', `errorLog/${id}`, { version, message: 'x' })).code).not.toBe(
      20000,
    )
    expect((await bench.admin('PUT', `errorLog/${id}`, { version, note: '已报给前端' })).code).toBe(
      20000,
    )
  })

  test('errorLog#newerReleaseReopens a fixed error opens again with a newer release, not with the old one', async () => {
    const at = (build: string) => ({
      build,
      stack: `Error: odd\n    at Rows (https://a.cn/assets/${build}:1:20)`,
    })
    await report('odd', at('index-A1.js'))
    const [{ id }] = await listed()
    expect((await bench.admin('POST', `errorLog/${id}/fix`, {})).code).toBe(20000)
    const state = async () => (await bench.admin('GET', `errorLog/${id}`)).data.status
    await report('odd', at('index-A1.js'))
    expect(await state()).toBe('fixed')
    await report('odd', at('index-B2.js'))
    expect(await state()).toBe('open')
  })

  test('clearing is told in the audit log', async () => {
    await report('gone')
    expect((await bench.admin('DELETE', 'index/errorLog')).data).toEqual({ cleared: 1 })
    expect(await listed()).toEqual([])
    const { data } = await bench.admin('GET', 'auditLog?filter={"entity":"errorLog"}')
    expect(data.list[0]).toMatchObject({ action: 'delete', actorName: expect.any(String) })
  })

  test('errorLog.clearAll takes an admin and is one line of the audit log', async () => {
    await report('one')
    await report('two')
    expect((await bench.editor('POST', 'errorLog/clearAll', {})).code).toBe(40300)
    expect((await bench.admin('POST', 'errorLog/clearAll', {})).data).toEqual({ cleared: 2 })
    expect(await listed()).toEqual([])
    const { data } = await bench.admin(
      'GET',
      'auditLog?filter={"entity":"errorLog","action":"action"}',
    )
    expect(data.list).toHaveLength(1)
  })

  test('errorLog#oneEntryPerFingerprint an entry is kept 90 days after it was last seen', async () => {
    await report('old')
    await report('often')
    bench.time.now += 80 * 86_400_000
    const ann = await bench.signIn('wang')
    await ann('POST', 'index/errorLog', { message: 'often' })
    bench.time.now += 20 * 86_400_000
    await purgeOld(bench.portal.context, { rest: async () => {}, isOver: () => false })
    const boss = await bench.signIn('boss')
    const { list } = (await boss('GET', 'index/errorLog')).data
    expect(list.map(({ message }: Row) => message)).toEqual(['often'])
  })
})
