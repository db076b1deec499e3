import { beforeAll, describe, expect, test } from 'vitest'
import { appWrites } from '#derive/appWrites.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { forgetKeys, REMEMBERED } from './ingested.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const EVERYTHING = [
  'appUser',
  'comment',
  'commentReport',
  'cumulativeTime',
  'userCoupon',
  'article',
]

describe.each(databases)('ingest on $name', (database) => {
  const bench = sharedBench(database)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: EVERYTHING })).app
  })

  const uid = () => `U${10_000_000 + serial()}`
  const user = async (more = {}) => {
    const values = { uid: uid(), nickname: '海边的栗子', ...more }
    const { data } = await app('POST', 'ingest/appUser', values)
    return { ...values, id: data.id as number }
  }
  const published = async () => {
    const desk = await deskOf(bench)
    const article = await create(bench.admin, 'article', await desk.articleValues())
    for (const move of ['proof', 'publish'])
      await bench.admin('POST', `article/${article.id}/${move}`, {})
    return article
  }
  const commentOf = (
    writer: number,
    article: number,
    content = '读完这期，忽然很想回一趟老家。',
  ) => ({
    user: writer,
    target: { type: 'article', id: article },
    content,
  })

  test('appUser#comesFromApp the app registers a user, whom support then finds but cannot rewrite', async () => {
    const values = { uid: uid(), phone: '19900001234', nickname: '三里河的风', platform: 'ios' }
    const answer = await app('POST', 'ingest/appUser', values)
    expect([answer.status, answer.data]).toEqual([
      201,
      { id: expect.any(Number), version: 1, created: true, done: true },
    ])
    const { data } = await bench.admin('GET', `appUser/${answer.data.id}`)
    expect(data).toMatchObject({ uid: values.uid, platform: 'ios', status: 'normal' })
    const changed = await bench.admin('PUT', `appUser/${data.id}`, { version: 1, platform: 'h5' })
    expect(changed.data.errors.platform).toMatch(/cannot be changed/)
  })

  test('a record is known by the field that tells it apart: sent again, it is changed', async () => {
    const { id, uid: known } = await user()
    const again = await app('POST', 'ingest/appUser', { uid: known, nickname: '老城根儿读书人' })
    expect([again.status, again.data]).toEqual([
      200,
      { id, version: 2, created: false, done: true },
    ])
    const unchanged = await app('POST', 'ingest/appUser', {
      uid: known,
      nickname: '老城根儿读书人',
    })
    expect(unchanged.data).toMatchObject({ id, version: 2 })
  })

  test('the app comments on what a reader read; the writer may be named by uid', async () => {
    const writer = await user()
    const article = await published()
    const { data } = await app('POST', 'ingest/contentComment', {
      ...commentOf(writer.id, article.id),
      user: { uid: writer.uid },
      region: '北京',
      risk: 'doubt',
      riskWords: ['加V'],
    })
    const read = await bench.admin('GET', `contentComment/${data.id}`)
    expect(read.data).toMatchObject({
      user: writer.id,
      source: 'user',
      status: 'pending',
      region: '北京',
      risk: 'doubt',
      riskWords: ['加V'],
    })
  })

  test('comment#comesFromApp an operator rewrites no user’s words, nor writes in a user’s name; official posts are not the app’s', async () => {
    const writer = await user()
    const article = await published()
    const { data } = await app('POST', 'ingest/contentComment', commentOf(writer.id, article.id))
    const rewritten = await bench.admin('PUT', `contentComment/${data.id}`, {
      version: 1,
      content: '改过的话',
    })
    expect(rewritten.data.errors.content).toMatch(/written by the app/)
    const posed = await bench.admin('POST', 'contentComment', commentOf(writer.id, article.id))
    expect(posed.code).toBe(40300)
    await bench.portal.records().update('appUser', writer.id, { official: true })
    const official = await create(bench.admin, 'contentComment', {
      ...commentOf(writer.id, article.id),
      source: 'official',
    })
    const foreign = await app('POST', 'ingest/contentComment', { id: official.id, region: '上海' })
    expect([foreign.status, foreign.code]).toEqual([409, 40900])
  })

  test('commentReport#comesFromApp the app reports a comment; nobody makes or deletes a report here', async () => {
    const writer = await user()
    const article = await published()
    const { data } = await app('POST', 'ingest/contentComment', commentOf(writer.id, article.id))
    const report = { comment: data.id, reporter: writer.id, reason: 'ads', detail: '一直发微信号' }
    const made = await app('POST', 'ingest/contentComment/report', report)
    expect(made.data).toMatchObject({ created: true })
    expect((await bench.admin('POST', 'contentComment/report', report)).code).not.toBe(20000)
    const removed = await bench.admin('DELETE', `contentComment/report/${made.data.id}?version=1`)
    expect(removed.code).toBe(40300)
  })

  test('cumulativeTime#oncePerUserAndDay a day’s study time is one record a user, as often as the app counts it', async () => {
    const reader = await user()
    const day = { user: { uid: reader.uid }, date: '2026-11-20' }
    const first = await app('POST', 'ingest/cumulativeTime', { ...day, listen: 600 })
    const later = await app('POST', 'ingest/cumulativeTime', { ...day, listen: 1800, read: 300 })
    expect(later.data).toMatchObject({ id: first.data.id, created: false })
    const { data } = await bench.admin('GET', `cumulativeTime/${first.data.id}`)
    expect(data).toMatchObject({ listen: 1800, read: 300, source: 'app' })
    const twice = await bench.admin('PUT', `cumulativeTime/${data.id}`, {
      version: data.version,
      listen: 0,
    })
    expect(twice.code).toBe(40001)
  })

  test('a coupon is collected, held for an order and used, by moves the app makes', async () => {
    const holder = await user()
    const coupon = await create(bench.admin, 'coupon', {
      title: '满30减10',
      kind: 'cash',
      amount: 1000,
      scope: 'all',
      validKind: 'days',
      validDays: 30,
      takeWay: 'center',
      stock: 100,
      perUser: 1,
    })
    await bench.admin('POST', `coupon/${coupon.id}/activate`, {})
    const { data } = await app('POST', 'ingest/userCoupon', {
      user: holder.id,
      coupon: coupon.id,
      source: 'center',
      receivedAt: '2026-11-21T09:00:00+08:00',
      validity: { start: '2026-11-21T09:00:00+08:00', end: '2026-12-21T09:00:00+08:00' },
    })
    for (const move of ['lock', 'use']) {
      const moved = await app('POST', 'ingest/userCoupon', { id: data.id, move })
      expect(moved.data).toMatchObject({ id: data.id, created: false })
    }
    expect((await bench.admin('GET', `userCoupon/${data.id}`)).data.status).toBe('used')
    const again = await app('POST', 'ingest/userCoupon', { id: data.id, move: 'use' })
    expect(again.code).toBe(40900)
    const foreign = await app('POST', 'ingest/userCoupon', { id: data.id, move: 'void' })
    expect(foreign.data.errors.move).toMatch(/it makes lock, unlock, use, giveBack/)
  })

  test('a user who closes the account arrives at a state no move leads to', async () => {
    const leaver = await user()
    const closed = await app('POST', 'ingest/appUser', { uid: leaver.uid, status: 'closed' })
    expect(closed.data).toMatchObject({ id: leaver.id })
    expect((await bench.admin('GET', `appUser/${leaver.id}`)).data.status).toBe('closed')
    const banned = await app('POST', 'ingest/appUser', { uid: leaver.uid, status: 'banned' })
    expect(banned.data.errors.status).toMatch(/by a move only/)
  })

  test('figures of an article come in without a new version, so that nobody’s form grows stale', async () => {
    const article = await published()
    const before = (await bench.admin('GET', `article/${article.id}`)).data
    await app('POST', 'ingest/article', { id: article.id, readCount: 5123, commentCount: 12 })
    const { data } = await bench.admin('GET', `article/${article.id}`)
    expect(data).toMatchObject({ readCount: 5123, commentCount: 12, version: before.version })
    const more = await app('POST', 'ingest/article', { id: article.id, title: '改名' })
    expect(more.data.errors.title).toBe('The app does not write "title"')
    const fresh = await app('POST', 'ingest/article', { readCount: 1 })
    expect(fresh.data.errors.id).toMatch(/makes no Article/)
  })

  test('refuses by name what the app does not write, what is no field, and values of another kind', async () => {
    const { code, data } = await app('POST', 'ingest/appUser', {
      uid: uid(),
      nickname: '二十一个字的昵称二十一个字的昵称二十一个字的昵称',
      official: true,
      note: '内部备注',
      nick: 'x',
      gender: 'cat',
    })
    expect(code).toBe(40001)
    expect(data.errors).toMatchObject({
      official: 'The app does not write "official"',
      note: 'The app does not write "note"',
      nick: 'There is no field "nick"',
      gender: expect.any(String),
    })
    const long = await app('POST', 'ingest/appUser', { uid: uid(), nickname: '很长'.repeat(20) })
    expect(Object.keys(long.data.errors)).toEqual(['nickname'])
    const empty = await app('POST', 'ingest/appUser', { nickname: '没有编号' })
    expect(Object.keys(empty.data.errors)).toEqual(['uid'])
  })

  test('refuses a reference to nobody, by number and by name', async () => {
    const article = await published()
    const by = async (writer: unknown) =>
      (
        await app('POST', 'ingest/contentComment', {
          ...commentOf(0, article.id),
          user: writer,
        })
      ).data.errors.user
    expect(await by(99_999_999)).toMatch(/no App user 99999999/)
    expect(await by({ uid: 'nobody' })).toBe('There is no App user whose uid is "nobody"')
    expect(await by({ nickname: 'x' })).toMatch(/by its number or by one of uid, phone/)
    const nothing = await app('POST', 'ingest/contentComment', commentOf(article.id, 99_999_999))
    expect(Object.keys(nothing.data.errors)).toContain('target')
  })

  test('of a list each item stands or falls alone', async () => {
    const good = { key: `a-${serial()}`, uid: uid(), nickname: '好' }
    const { status, data } = await app('POST', 'ingest/appUser', [
      good,
      { uid: uid() },
      'no object',
      { uid: uid(), nickname: '也好' },
    ])
    expect(status).toBe(200)
    expect(data).toMatchObject({ total: 4, done: 2, refused: 2 })
    expect(data.results).toEqual([
      { key: good.key, done: true, created: true, version: 1, id: expect.any(Number) },
      { done: false, code: 40001, message: 'Fill in Nickname', errors: expect.anything() },
      { done: false, code: 40001, message: expect.any(String), errors: expect.anything() },
      { done: true, created: true, version: 1, id: expect.any(Number) },
    ])
  })

  test('the same key again is answered alike and writes nothing twice', async () => {
    const writer = await user()
    const article = await published()
    const item = { key: `c-${serial()}`, ...commentOf(writer.id, article.id, '只说一遍') }
    const first = await app('POST', 'ingest/contentComment', item)
    // The sender may write the same in another order.
    const turned = Object.fromEntries(Object.entries(item).reverse())
    const again = await app('POST', 'ingest/contentComment', turned)
    expect([again.status, again.data]).toEqual([first.status, first.data])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const filter = encodeURIComponent(JSON.stringify({ user: writer.id }))
    expect((await bench.admin('GET', `contentComment?filter=${filter}`)).data.total).toBe(1)
    const other = await app('POST', 'ingest/contentComment', { ...item, content: '另一句话' })
    expect([other.status, other.code]).toEqual([409, 40900])
  })

  test('a key of the whole request stands for every item of it', async () => {
    const items = [{ uid: uid(), nickname: '一' }, { uid: uid() }, { uid: uid(), nickname: '三' }]
    const headers = { 'idempotency-key': `batch-${serial()}` }
    const first = await app('POST', 'ingest/appUser', items, headers)
    const again = await app('POST', 'ingest/appUser', items, headers)
    expect(again.data).toEqual(first.data)
    expect(first.data).toMatchObject({ done: 2, refused: 1 })
  })

  test('what was refused under a key may be tried again under it', async () => {
    const writer = { uid: uid(), nickname: '晚到的人' }
    const article = await published()
    const item = {
      key: `late-${serial()}`,
      ...commentOf(0, article.id),
      user: { uid: writer.uid },
    }
    expect((await app('POST', 'ingest/contentComment', item)).code).toBe(40001)
    await app('POST', 'ingest/appUser', writer)
    expect((await app('POST', 'ingest/contentComment', item)).status).toBe(201)
  })

  test('two at once under one key write one record', async () => {
    const writer = await user()
    const article = await published()
    const item = { key: `twice-${serial()}`, ...commentOf(writer.id, article.id) }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => app('POST', 'ingest/contentComment', item)),
    )
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  })

  test('two who register one user at once both find one user', async () => {
    const values = { uid: uid(), nickname: '同时来的人' }
    const answers = await Promise.all([1, 2, 3].map(() => app('POST', 'ingest/appUser', values)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers.map(({ code }) => code)).toEqual([20000, 20000, 20000])
  })

  test('keys are forgotten after a month', async () => {
    const item = { key: `old-${serial()}`, uid: uid(), nickname: '老用户' }
    await app('POST', 'ingest/appUser', item)
    bench.time.now += REMEMBERED + 1
    await forgetKeys(bench.portal.context)
    bench.time.now -= REMEMBERED + 1
    const again = await app('POST', 'ingest/appUser', { ...item, nickname: '换了名字' })
    expect(again.code).toBe(20000)
  })

  test('what came in is told in the audit log under the key’s name', async () => {
    const { app: named, key } = await appKey(bench, { writes: ['appUser'] })
    const { data } = await named('POST', 'ingest/appUser', { uid: uid(), nickname: '有来历' })
    const told = await bench.admin('GET', `appUser/${data.id}/history`)
    expect(JSON.stringify(told.data)).toContain(key.name)
  })

  test('takes 500 items at most, and nothing for what the app does not write', async () => {
    const items = Array.from({ length: 501 }, () => ({}))
    expect((await app('POST', 'ingest/appUser', items)).code).toBe(41300)
    expect((await app('POST', 'ingest/role', {})).code).toBe(40300)
    expect((await app('POST', 'ingest/nothing', {})).code).toBe(40400)
    expect((await app('POST', 'ingest/appUser', '{"uid":')).code).toBe(40001)
    expect((await app('POST', 'ingest/appUser', '"text"')).code).toBe(40001)
  })
})

test('no field the app writes is called like what an item says about itself', async () => {
  const { entities } = await readDeclarations()
  const clashing = entities.filter((entity) =>
    ['key', 'id', 'move'].some((name) => name in (appWrites(entity)?.fields ?? {})),
  )
  expect(clashing.map(({ name }) => name)).toEqual([])
})
