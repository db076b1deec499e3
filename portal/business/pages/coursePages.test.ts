import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const bench = sharedBench()
const { admin } = bench
const put = bareRecords(bench, NOW)
const stub = stubs(bench)
const records = () => bench.portal.records()
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
let goods: number
let course: number
let channels: number[]
beforeAll(async () => {
  goods = await stub('goods', { name: '宋画十讲', price: 9900 })
  course = await stub('catalog', { nodeKind: 'course', title: '宋画十讲' })
  channels = [
    await stub('appChannel', { name: '公众号' }),
    await stub('appChannel', { name: '地铁' }),
  ]
})
const activity = (more: Row = {}) =>
  put('h5CourseActivity', {
    ...{ code: `song-${serial()}`, course, goods, period, price: 6900, channels: [], coupon: null },
    ...{ groupSize: 0, groupPrice: null, stock: 100, status: 'draft', ...more },
  })
const refused = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error) => Object.keys(error?.dataIn?.('en')?.errors ?? { [String(error)]: '' }),
  )
const act = async (id: number, move: string, body: Row = {}) => {
  const { code, data } = await admin('POST', `h5CourseActivity/${id}/${move}`, {
    accept: ['confirm'],
    confirm: true,
    ...body,
  })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}

test('h5CourseActivity#priceBelowGoodsPrice it is cheaper than the goods, a group cheaper still, and a group is two or more', async () => {
  expect(await refused(activity({ price: 9900 }))).toEqual(['price'])
  expect(await refused(activity({ groupSize: 2 }))).toEqual(['groupPrice'])
  expect(await refused(activity({ groupSize: 2, groupPrice: 6900 }))).toEqual(['groupPrice'])
  expect(await refused(activity({ groupSize: 1 }))).toEqual(['groupSize'])
  expect(await refused(activity({ groupSize: 3, groupPrice: 4900 }))).toEqual([])
})

test('h5CourseActivity#onePublishedPerChannel a course has one price at a time in a channel', async () => {
  const of = { course: await stub('catalog', { nodeKind: 'course', title: '写作课' }) }
  const first = await activity({ ...of, channels: [channels[0]] })
  expect(await act(first.id, 'publish')).toBe('done')
  const same = await activity({ ...of, channels: [...channels] })
  expect(await act(same.id, 'publish')).toEqual([40001, 'period'])
  expect(await act((await activity(of)).id, 'publish')).toEqual([40001, 'period'])
  const elsewhere = await activity({ ...of, channels: [channels[1]] })
  expect(await act(elsewhere.id, 'publish')).toBe('done')
  const then = { start: period.end, end: '2026-12-31T00:00:00+08:00' }
  expect(await act((await activity({ ...of, period: then })).id, 'publish')).toBe('done')
})

test('h5CourseActivity#frozenOnceOrdered orders at its price count for it, less what is refunded, and fix what was sold', async () => {
  const { app } = await appKey(bench, { writes: ['h5CourseActivity', 'userOrder'] })
  const sold = await stub('goods', { name: '写作从观察开始', price: 9900 })
  const { id } = await activity({ goods: sold })
  await act(id, 'publish')
  const user = await stub('appUser', { uid: 'U60000001', nickname: '夏天的风' })
  const order = async (price: number, more: Row = {}) => {
    const values = {
      ...{ orderNo: `SO${20_261_123_000 + serial()}`, user, kind: 'course', status: 'paid' },
      ...{
        items: [{ goods: sold, title: '写作从观察开始', quantity: 1, price }],
        amount: price,
        paid: price,
      },
      ...{ paidAt: NOW, ...more },
    }
    return (await app('POST', 'ingest/userOrder', values)).data.id as number
  }
  const refunded = await order(6900)
  await order(6900)
  await order(9900)
  await order(6900, { status: 'unpaid', paidAt: null })
  await records().update('userOrder', refunded, { refundAsked: 900, refundReason: 'wrong' })
  await records().move('userOrder', refunded, 'markRefunding')
  await records().move('userOrder', refunded, 'markPartRefunded')
  expect((await app('POST', 'ingest/h5CourseActivity', { id, visits: 90 })).code).toBe(20000)
  const { data } = await admin('GET', `h5CourseActivity/${id}`)
  expect(data).toMatchObject({ visits: 90, orders: 2, sales: 12_900 })
  const change = async (body: Row) => {
    const { version } = (await admin('GET', `h5CourseActivity/${id}`)).data
    const answer = await admin('PUT', `h5CourseActivity/${id}`, { version, ...body })
    return answer.code === 20000 ? 'done' : Object.keys(answer.data.errors)
  }
  expect(await change({ price: 5900 })).toEqual(['price'])
  expect(await change({ code: 'other' })).toEqual(['code'])
  expect(await change({ stock: 1 })).toEqual(['stock'])
  expect(await change({ stock: 2, buttonText: '马上买' })).toBe('done')
  expect((await admin('GET', `h5CourseActivity/${id}`)).data.sales).toBe(12_900)
})

test('h5CourseActivity#deletableWhileDraft it sells a published course; only a draft is deleted; the clock ends it', async () => {
  const draftCourse = await stub('catalog', {
    nodeKind: 'course',
    title: '未上架',
    status: 'draft',
  })
  const waiting = await activity({ course: draftCourse })
  expect(await act(waiting.id, 'publish')).toEqual([40001, 'course'])
  const lesson = await stub('catalog', { nodeKind: 'lesson', title: '第01讲' })
  expect(await refused(activity({ course: lesson }))).toEqual(['course'])
  const one = await activity({
    course: await stub('catalog', { nodeKind: 'course', title: '好课' }),
  })
  expect(await act(one.id, 'publish')).toBe('done')
  expect((await admin('DELETE', `h5CourseActivity/${one.id}`)).code).toBe(40900)
  expect((await admin('DELETE', `h5CourseActivity/${waiting.id}`)).code).toBe(20000)
  bench.time.now = Date.parse(period.end) + 60_000
  await runDueMoves(bench.portal.context, records())
  bench.time.now = Date.parse(NOW)
  expect(await records().find('h5CourseActivity', one.id)).toMatchObject({ status: 'ended' })
})

test('h5CourseActivity.copy makes a draft under a code and time of its own; h5CourseActivity.preview draws the page', async () => {
  const { id } = await activity()
  expect(await act(id, 'copy')).toContain('code')
  const code = `copy-${serial()}`
  const { data } = await admin('POST', `h5CourseActivity/${id}/copy`, { code, period })
  expect(data).toMatchObject({ code, status: 'draft', price: 6900, orders: 0 })
  const preview = await admin('POST', `h5CourseActivity/${id}/preview`, {})
  expect(preview.code).toBe(20000)
})
