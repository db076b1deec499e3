import { beforeAll, expect, test } from 'vitest'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { AppClient } from './AppClient.ts'
import { couponStory, readerStory } from './stories.ts'

const bench = sharedBench()
let app: AppClient
beforeAll(async () => {
  const { key } = await appKey(bench, {
    rights: ['public', 'preview', 'changes'],
    writes: ['appUser', 'comment', 'cumulativeTime', 'userCoupon', 'userOrder', 'couponUsage'],
  })
  app = new AppClient({
    url: ORIGIN,
    key: key.secret,
    request: (url, init) => bench.portal.app.request(url, init),
  })
})

const reader = { uid: 'U10000001', nickname: '海边的栗子', today: '2026-11-21' }

test('a reader registers, reads, comments and has the time counted; once, however often it is told', async () => {
  const desk = await deskOf(bench)
  const article = await create(bench.admin, 'article', await desk.articleValues())
  for (const move of ['proof', 'publish'])
    await bench.admin('POST', `article/${article.id}/${move}`, {})
  const lines: string[] = []
  const first = await readerStory(app, reader, (line) => lines.push(line))
  expect(lines).toHaveLength(4)
  expect(first.article).toBe(article.id)
  expect(await readerStory(app, reader)).toEqual(first)
  const { data } = await bench.admin('GET', `contentComment/${first.comment}`)
  expect(data).toMatchObject({ user: first.user, status: 'pending', source: 'user' })
})

test('the comment shows once an editor has passed it, without anything about its author but the number', async () => {
  const { list } = (await bench.admin('GET', 'contentComment')).data
  const [comment] = list
  expect((await app.published('contentComment')).list).toEqual([])
  await bench.admin('POST', `contentComment/${comment.id}/pass`, { version: comment.version })
  const [shown] = (await app.published('contentComment')).list
  expect(shown).toMatchObject({ id: comment.id, content: comment.content, user: comment.user })
  expect(Object.keys(shown!)).not.toEqual(
    expect.arrayContaining(['risk', 'riskWords', 'auditor', 'status']),
  )
})

test('a banned user’s comments leave the app', async () => {
  const [shown] = (await app.published('contentComment')).list
  const user = (await bench.admin('GET', `appUser/${shown!.user}`)).data
  const { cursor } = await app.changes('now')
  await bench.admin('POST', `appUser/${user.id}/ban`, { version: user.version, reason: '广告' })
  expect((await app.published('contentComment')).list).toEqual([])
  const { list } = await app.changes(cursor)
  expect(list).toMatchObject([{ path: 'contentComment', id: shown!.id, event: 'withdrawn' }])
})

test('a coupon is collected and used, once', async () => {
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
  await app.register({ uid: 'U10000002', nickname: '三里河的风' })
  await bench.admin('POST', `coupon/${coupon.id}/activate`, {})
  const story = { uid: 'U10000002', coupon: coupon.id, now: '2026-11-21T10:00:00+08:00' }
  const id = await couponStory(app, story)
  expect(await couponStory(app, story)).toBe(id)
  expect((await bench.admin('GET', `userCoupon/${id}`)).data.status).toBe('used')
})

test('what the portal refuses is thrown, with its reasons', async () => {
  await expect(app.register({ uid: 'U3', nickname: '' })).rejects.toThrow(
    /POST ingest\/appUser: 40001 .*nickname/,
  )
})
