import { beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../db/testing/databases.ts'
import { sharedBench } from '../testing/sharedBench.ts'
import { KEPT, keepError, REPORTS } from './errorLog.ts'

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

  test('nothing secret is kept, and no text whole that is too long', async () => {
    await report(`failed with ${token} of 13812345678`, {
      url: 'https://a.cn/auth-redirect?ticket=abc',
      stack: 'x'.repeat(20_000),
    })
    const [kept] = await listed()
    expect(kept.message).toBe('failed with *** of 138****5678')
    expect(kept.url).toBe('https://a.cn/auth-redirect?ticket=***')
    expect(kept.stack).toHaveLength(6000)
    const long = await bench.editor(
      'POST',
      'index/errorLog',
      { message: 'x'.repeat(70_000) },
      { 'content-length': '70020' },
    )
    expect(long.code).toBe(41300)
  })

  test('a browser that never ends reporting is told to stop, and may go on later', async () => {
    for (let n = 0; n < REPORTS; n++) await report(`error ${n}`)
    expect(await report('one more')).toMatchObject({ code: 42900, status: 429 })
    expect(await listed()).toHaveLength(REPORTS)
    bench.time.now += 11 * 60_000
    expect((await report('later')).code).toBe(20000)
  })

  test('clearing is told in the audit log', async () => {
    await report('gone')
    expect((await bench.admin('DELETE', 'index/errorLog')).data).toEqual({ cleared: 1 })
    expect(await listed()).toEqual([])
    const { data } = await bench.admin('GET', 'auditLog?filter={"entity":"errorLog"}')
    expect(data.list[0]).toMatchObject({ action: 'delete', actorName: expect.any(String) })
  })

  test('the oldest go, by age and by number', async () => {
    await report('old')
    bench.time.now += 31 * 86_400_000
    const { ground } = bench.portal
    const now = '2026-12-22T10:00:00+08:00'
    const rows = Array.from({ length: KEPT }, (_, n) => ({
      fingerprint: String(n),
      message: `error ${n}`,
      count: 1,
      firstAt: now,
      lastAt: now,
    }))
    for (let at = 0; at < KEPT; at += 500)
      await ground.database.db
        .insertInto('_errorLog')
        .values(rows.slice(at, at + 500))
        .execute()
    await keepError(ground, { message: 'one more' }, { id: 1, username: 'x', agent: '' })
    const { count } = await ground.database.db
      .selectFrom('_errorLog')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(KEPT)
  })
})
