import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { marksOf } from '#derive/marks.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { entityOf, make, put, find, tried, changed, act, remove, sent, refused } = anyRecord(bench)

let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  const writes = ['activityOrder', 'appUser', 'helpArticle', 'popup', 'task', 'taskStatistics']
  app = (await appKey(bench, { writes, rights: ['public'] })).app
  const keys = configKeys.filter(({ group }) => group === 'threshold')
  await makeConfigKeys(bench.portal.records(), keys)
})
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${60_000_000 + serial()}`, nickname: '夏天的风' }))
    .data.id as number
const listed = async (path: string) =>
  ((await app('GET', `public/${path}`)).data.list as Row[]).map(({ title, name }) => title ?? name)
const now = { start: '2026-11-20T00:00:00+08:00', end: '2026-11-25T00:00:00+08:00' }
const later = { start: '2026-12-20T00:00:00+08:00', end: '2026-12-25T00:00:00+08:00' }
/** The marks a row bears that stand on its own values. */
const marked = (name: string, row: Row) =>
  marksOf(entityOf(name), row, {
    ...{ entities: bench.portal.context.entities, before: null, now: '2026-11-21T10:00:00+08:00' },
    ...nothingKnown,
  }).map(({ rule }) => rule)

const order = async (more: Row = {}) => {
  const { data } = await app('POST', 'ingest/activityOrder', {
    ...{ orderNo: `HD${serial()}`, user: await user(), activityType: 'punchCard' },
    ...{ activityTitle: '七日阅读打卡', amount: 990, payChannel: 'wechat' },
    ...{ paidAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return data as Made
}

test('activityOrder#comesFromApp the app writes orders and completes them; nobody makes, rewrites or deletes one here', async () => {
  const made = await order()
  expect(await find('activityOrder', made)).toMatchObject({ status: 'paid', amount: 990 })
  expect(await tried('POST', 'activityOrder', { orderNo: 'X1' })).toEqual([40001, 'orderNo'])
  expect((await changed('activityOrder', made, { amount: 1 }))[0]).toBe(40001)
  expect((await remove('activityOrder', made))[0]).not.toBe(20000)
  await app('POST', 'ingest/activityOrder', { id: made.id, status: 'done' })
  expect((await find('activityOrder', made)).status).toBe('done')
})

test('activityOrder#refundNeedsReasonAndAmount a refund takes a reason and an amount above 0, no more than was paid', async () => {
  const made = await order()
  const ask = (values: Row) => act('activityOrder', made, 'markRefunding', values)
  expect(await ask({})).toEqual([40001, 'refundAmount', 'refundReason'])
  expect(await ask({ refundAmount: 0, refundReason: '重复报名' })).toEqual([40001, 'refundAmount'])
  expect(await ask({ refundAmount: 991, refundReason: '重复报名' })).toEqual([
    40001,
    'refundAmount',
  ])
  expect(await ask({ refundAmount: 990, refundReason: '重复报名' })).toEqual([20000])
  expect(marked('activityOrder', await find('activityOrder', made))).toEqual([
    'activityOrder#refundingIsMarked',
  ])
})

test('activityOrder#onlyAdminMarksRefunded activityOrder#cancelRefundClearsReason an admin marks it refunded, for good; taken back, amount and reason are cleared', async () => {
  const made = await order()
  const refund = { refundAmount: 500, refundReason: '活动取消' }
  await act('activityOrder', made, 'markRefunding', refund)
  expect(await act('activityOrder', made, 'markRefunded', {}, editor)).toEqual([40300])
  expect(await act('activityOrder', made, 'cancelRefund')).toEqual([20000])
  expect(await find('activityOrder', made)).toMatchObject({ status: 'paid', refundAmount: null })
  await act('activityOrder', made, 'markRefunding', refund)
  expect(await act('activityOrder', made, 'markRefunded')).toEqual([20000])
  expect((await changed('activityOrder', made, { refundAmount: 1 }))[0]).toBe(40001)
  const history = await admin('GET', `activityOrder/${made.id}/history`)
  expect(JSON.stringify(history.data)).toContain('markRefunded')
})

const question = async (more: Row = {}) =>
  make('helpArticle', { title: `积分多久过期${serial()}`, jump: null, ...more })

test('helpArticle#hotAreLimited helpArticle.setHot eight hot questions at most; an answer of ten characters at least', async () => {
  const short = { ...(await sent('helpArticle')), jump: null, content: '<p>见规则。</p>' }
  expect(await tried('POST', 'helpArticle', short)).toEqual([40001, 'content'])
  for (let count = 0; count < 8; count++)
    expect(await act('helpArticle', await question({ hot: true }), 'publish')).toEqual([20000])
  const ninth = await question()
  await act('helpArticle', ninth, 'publish')
  expect(await act('helpArticle', ninth, 'setHot', { hot: true })).toEqual([40001, 'hot'])
  const [first] = await bench.portal.records().select('helpArticle', { hot: true })
  expect(await act('helpArticle', first as Made, 'setHot', { hot: false })).toEqual([20000])
  expect(await act('helpArticle', ninth, 'setHot', { hot: true })).toEqual([20000])
})

test('helpArticle#hotWhilePublished withdrawing takes hot off; one that helps few is marked', async () => {
  const [hot] = await bench.portal.records().select('helpArticle', { hot: true })
  await act('helpArticle', hot as Made, 'withdraw')
  expect(await find('helpArticle', hot as Made)).toMatchObject({ status: 'withdrawn', hot: false })
  const votes = async (helpful: number, unhelpful: number) => {
    const made = await question()
    await app('POST', 'ingest/helpArticle', { id: made.id, helpful, unhelpful })
    return marked('helpArticle', await find('helpArticle', made))
  }
  expect(await votes(20, 31)).toEqual(['helpArticle#hotWhilePublished'])
  expect(await votes(31, 20)).toEqual([])
  expect(await votes(1, 2)).toEqual([])
})

const tag = async (more: Row = {}) =>
  make('interestTag', { name: `标签${serial()}`, group: 'scene', preset: false, ...more })

test('interestTag#guideTagsAreLimited interestTag.enable interestTag.disable six to thirty stand in the guide, three preselected', async () => {
  const tags: Made[] = []
  for (let count = 0; count < 6; count++) tags.push(await tag())
  for (const one of tags.slice(0, 3))
    expect(await changed('interestTag', one, { preset: true })).toEqual([20000])
  expect(await changed('interestTag', tags[3]!, { preset: true })).toEqual([40001, 'preset'])
  expect((await act('interestTag', tags[4]!, 'disable'))[0]).not.toBe(20000)
  const seventh = await tag()
  expect(await act('interestTag', seventh, 'disable')).toEqual([20000])
  expect(await act('interestTag', seventh, 'enable')).toEqual([20000])
  expect(await changed('interestTag', tags[0]!, { inGuide: false })).toContain('inGuide')
})

test('interestTag#fieldTagNeedsLabel a field needs a content label or a classification before it is enabled', async () => {
  expect(await refused(tag({ group: 'field', articleTags: [], categories: [] }))).toEqual([
    'articleTags',
  ])
  const category = await make('appCategory')
  expect(await refused(tag({ group: 'field', categories: [category.id] }))).toEqual([])
  expect(await refused(tag({ group: 'field', enabled: false, inGuide: false }))).toEqual([])
})

test('interestTag takes labels of the second level and below, when it is made and whenever it is saved', async () => {
  const top = await make('articleTag', { parent: null, name: `顶${serial()}` })
  const below = await make('articleTag', { parent: top.id, name: `次${serial()}` })
  const values = await sent('interestTag', { name: `趣${serial()}`.slice(0, 8), preset: false })
  const labelled = (...articleTags: number[]) => ({ ...values, articleTags })
  expect(await tried('POST', 'tags', labelled(top.id))).toEqual([40001, 'articleTags'])
  expect(await tried('POST', 'tags', labelled(below.id))).toEqual([20000])
  const [made] = await bench.portal.records().select('interestTag', { name: values.name })
  const now = { articleTags: [below.id, top.id] }
  expect(await changed('interestTag', made as Made, now)).toEqual([40001, 'articleTags'])
})

test('interestTag#deletableWhenUnused interestTag.mergeInto one that users chose is not deleted: its users go over to another', async () => {
  const [from, to] = [await tag(), await tag()]
  const reader = await user()
  await bench.portal.records().update('appUser', reader, { interests: [from.id] })
  expect((await find('interestTag', from)).chosen).toBe(1)
  expect(await remove('interestTag', from)).toEqual([40900])
  const body = { sourceIds: [from.id], targetId: to.id, confirm: true }
  expect((await editor('POST', 'tags/mergeInto', body)).code).toBe(40300)
  expect((await admin('POST', 'tags/mergeInto', body)).code).toBe(20000)
  expect((await find('interestTag', to)).chosen).toBe(1)
  expect(await remove('interestTag', await tag())).toEqual([20000])
})

const task = async (more: Row = {}) =>
  make('task', {
    cycle: 'weekly',
    event: 'note',
    points: 5,
    times: 1,
    jump: { type: 'none' },
    ...more,
  })

test('task#timesFollowCycle newcomers’ and growth tasks are done once, binding a phone is for newcomers; orders count in yuan', async () => {
  const tell = (more: Row) => refused(task(more))
  expect(await tell({ cycle: 'novice', times: 2 })).toEqual(['times'])
  expect(await tell({ cycle: 'growth', times: 1 })).toEqual([])
  expect(await tell({ cycle: 'daily', event: 'bindPhone' })).toEqual(['cycle'])
  expect(await tell({ cycle: 'novice', event: 'bindPhone' })).toEqual([])
  const unit = async (event: string) => (await find('task', await task({ event }))).unit
  expect([await unit('order'), await unit('read'), await unit('share')]).toEqual([
    'yuan',
    'minutes',
    'times',
  ])
})

test('task#onePublishedPerEvent one of an event is published per cycle and place, pages to visit may differ', async () => {
  const publish = async (more: Row) => act('task', await task(more), 'publish')
  expect(await publish({ event: 'share', places: ['app'] })).toEqual([20000])
  expect(await publish({ event: 'share', places: ['app', 'miniProgram'] })).toEqual([
    40001,
    'event',
  ])
  expect(await publish({ event: 'share', places: ['miniProgram'] })).toEqual([20000])
  const visit = (url: string) =>
    publish({ event: 'visit', places: ['app'], jump: { type: 'url', url } })
  expect(await visit('https://www.example.com/a')).toEqual([20000])
  expect(await visit('https://www.example.com/b')).toEqual([20000])
  expect((await visit('https://www.example.com/a'))[0]).toBe(40001)
})

test('task#dailyPointsAreLimited daily tasks give no more points together than the threshold', async () => {
  const publish = async (more: Row) =>
    admin('POST', `task/${(await task({ cycle: 'daily', ...more })).id}/publish`, {})
  expect((await publish({ event: 'listen', points: 80 })).code).toBe(20000)
  const over = await publish({ event: 'read', points: 30 })
  expect(over.data.errors.points).toMatch(/110.*100/)
  expect((await publish({ event: 'read', points: 20 })).code).toBe(20000)
})

test('task#deletableWhenUnused one that was ever done is not deleted', async () => {
  const done = await task()
  await app('POST', 'ingest/task/statistics', {
    ...{ date: '2026-11-20', task: done.id, place: 'app', doneUsers: 3, doneTimes: 4 },
  })
  expect((await find('task', done)).timesDone).toBe(4)
  expect(await remove('task', done)).toEqual([40900])
  expect(await remove('task', await task())).toEqual([20000])
})

test('task.statistics taskStatistics#comesFromApp taskStatistics#totalsStandWithoutTask figures are the app’s, told apart by task, date and place; the day’s totals bear no task', async () => {
  const one = await task()
  const tell = (more: Row) =>
    app('POST', 'ingest/task/statistics', {
      date: '2026-11-19',
      task: one.id,
      place: 'app',
      ...more,
    })
  const first = await tell({ doneUsers: 3, clicks: 6 })
  expect((await tell({ doneUsers: 4, clicks: 8 })).data).toMatchObject({ id: first.data.id })
  expect(Object.keys((await tell({ date: '2026-11-18', signInUsers: 9 })).data.errors)).toEqual([
    'signInUsers',
  ])
  expect((await tell({ task: null, signInUsers: 9, pointsSpent: 40 })).code).toBe(20000)
  expect((await tried('POST', 'task/statistics', { date: '2026-11-19' }))[0]).not.toBe(20000)
  expect((await remove('taskStatistics', first.data))[0]).not.toBe(20000)
  expect(entityOf('task').actions.statistics).toMatchObject({ opens: 'taskStatistics', by: 'task' })
})

const popup = async (more: Row = {}) =>
  make('popup', {
    jump: { type: 'none' },
    period: now,
    places: ['home'],
    channels: [],
    interestTags: [],
    ...more,
  })

test('popup#minVersionNotAboveMax versions rise, and only pop-ups every some days say how many', async () => {
  const tell = (more: Row) => refused(popup(more))
  expect(await tell({ minVersion: '2.10.0', maxVersion: '2.9.0' })).toEqual(['maxVersion'])
  expect(await tell({ minVersion: '2.9.0', maxVersion: '2.10.0' })).toEqual([])
  expect(await tell({ frequency: 'interval', intervalDays: null })).toEqual(['intervalDays'])
  expect(await tell({ frequency: 'interval', intervalDays: 3 })).toEqual([])
  expect(await tell({ frequency: 'daily', intervalDays: 3 })).toEqual(['intervalDays'])
})

test('popup#samePriorityNeedsConfirmation publishing asks where another of the page, audience and priority is shown meanwhile', async () => {
  const where = { places: ['listen'], priority: 60 }
  const publish = async (more: Row = {}) =>
    act('popup', await popup({ ...where, ...more }), 'publish')
  expect(await publish()).toEqual([20000])
  expect(await publish()).toEqual([42800])
  expect(await publish({ accept: 0, priority: 61 })).toEqual([20000])
  expect(await publish({ places: ['podcast'] })).toEqual([20000])
  expect(await publish({ period: later })).toEqual([20000])
  const same = await popup(where)
  expect(
    await act('popup', same, 'publish', { accept: ['popup#samePriorityNeedsConfirmation'] }),
  ).toEqual([20000])
})

test('popup#everyLaunchIsShort one at each launch runs 7 days and is for admins; it leads to what is published', async () => {
  const week = { frequency: 'everyLaunch', places: ['mine'] }
  const long = { start: now.start, end: '2026-11-28T00:00:00+08:00' }
  expect(await refused(popup({ ...week, period: long }))).toEqual(['period'])
  expect(await refused(popup({ ...week, period: { start: now.start, end: null } }))).toEqual([
    'period',
  ])
  const values = { ...(await sent('popup')), ...week, period: now, jump: { type: 'none' } }
  const plain = { ...values, intervalDays: null, channels: [], interestTags: [] }
  expect(await tried('POST', 'popup', plain, editor)).toEqual([40300])
  expect(await tried('POST', 'popup', plain)).toEqual([20000])
  const article = await make('issue', { totalNumber: null })
  const to = { jump: { type: 'issue', id: article.id }, places: ['vip'] }
  const leading = await popup(to)
  expect(await act('popup', leading, 'publish')).toEqual([40001, 'jump'])
  await put('issue', article, { status: 'published' })
  expect(await act('popup', leading, 'publish')).toEqual([20000])
})

test('popup.copy popup.preview a copy asks for its time; the preview lies over the first page', async () => {
  const one = await popup({ title: '双十一会员五折', places: ['course', 'home'] })
  await app('POST', 'ingest/popup', { id: one.id, exposures: 2000, clicks: 136 })
  expect(await find('popup', one)).toMatchObject({ clickRate: 6.8, phase: 'running' })
  const { data } = await admin('POST', `popup/${one.id}/copy`, { period: later })
  expect(data).toMatchObject({
    status: 'draft',
    exposures: 0,
    period: later,
    title: '双十一会员五折 副本',
  })
  const drawn = await admin('POST', `popup/${one.id}/preview`, {})
  expect(drawn.data).toMatchObject({ page: 'over', below: 'Course channel', picture: one.image })
  const shown = await create(admin, 'popup', {
    ...(await sent('popup')),
    ...{
      title: '新人七天会员',
      jump: { type: 'none' },
      period: now,
      priority: 99,
      intervalDays: null,
    },
    ...{ places: ['home'], channels: [], interestTags: [] },
  })
  await act('popup', shown as Made, 'publish')
  expect(await listed('popup')).toContain('新人七天会员')
  expect(await listed('popup')).not.toContain('双十一会员五折')
})

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: at + 1, points: 5 * (at + 1) }))

test('signIn#oneRecordOnly there is one, never deleted, with one line of rewards for each day', async () => {
  const values = { ...(await sent('signIn')), cycleDays: 7, rewards: days(7), makeUp: false }
  const tell = (more: Row) => tried('POST', 'sign', { ...values, ...more })
  expect(await tell({ rewards: days(8) })).toContain('rewards.7.day')
  expect(await tell({ cycleDays: 8 })).toEqual([40001, 'rewards'])
  const twice = days(7).with(6, { day: 6, points: 5 })
  expect(await tell({ rewards: twice })).toContain('rewards.6.day')
  expect(await tell({})).toEqual([20000])
  expect(await tell({})).toEqual([40001, 'version'])
  const [only] = await bench.portal.records().select('signIn', {})
  expect((await remove('signIn', only as Made))[0]).not.toBe(20000)
  const got = await admin('GET', 'sign')
  expect(got.data).toMatchObject({ id: only?.id, cycleDays: 7 })
  const { version } = got.data
  const saved = await admin('POST', 'sign', { record: { cycleDays: 8, rewards: days(8), version } })
  expect(saved.data).toMatchObject({ id: only?.id, cycleDays: 8 })
})

const theOnly = async () => (await bench.portal.records().select('signIn', {}))[0] as Made

test('signIn#makeUpNeedsPoints make-ups say what they cost and how many there are a month', async () => {
  const free = { makeUp: true, makeUpPoints: null, makeUpPerMonth: null }
  expect(await changed('signIn', await theOnly(), free)).toEqual([
    40001,
    'makeUpPoints',
    'makeUpPerMonth',
  ])
  const costly = { makeUp: true, makeUpPoints: 30, makeUpPerMonth: 2 }
  expect(await changed('signIn', await theOnly(), costly)).toEqual([20000])
})

test('signIn#onlyAdminTurnsOff turning it off is asked about, and for admins only', async () => {
  const off = { enabled: false }
  expect(await changed('signIn', await theOnly(), off, editor)).toEqual([40300])
  expect(await changed('signIn', await theOnly(), off)).toEqual([42800])
  expect(
    await changed('signIn', await theOnly(), { ...off, accept: ['signIn#onlyAdminTurnsOff'] }),
  ).toEqual([20000])
  expect(await changed('signIn', await theOnly(), { enabled: true }, editor)).toEqual([20000])
})

test('signIn.preview signIn.history signIn.putBack the days are drawn for both, and an earlier version is put back', async () => {
  const only = await theOnly()
  const rewards = days(8).with(6, { day: 7, points: 15, vipDays: 3 } as never)
  await changed('signIn', only, { rewards, vipMultiple: 1.5 })
  const { data } = await admin('POST', `sign/${only.id}/preview`, {})
  expect(data.days[6]).toEqual({
    ...{ day: 7, points: 15, memberPoints: 22, more: ['3 VIP days'], highlight: false },
  })
  const told = await admin('POST', `sign/${only.id}/history`, {})
  expect(told.data.lines[0].changed).toContain('连续签到奖励')
  expect(await act('signIn', only, 'putBack', { number: 1 })).toEqual([20000])
  expect(await find('signIn', only)).toMatchObject({ cycleDays: 7, vipMultiple: 1 })
  expect(await act('signIn', only, 'putBack', { number: 99 })).toEqual([40001, 'number'])
})
