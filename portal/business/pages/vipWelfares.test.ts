import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { make, find, put, changed, act, remove, refused } = anyRecord(bench)
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['vipWelfare'], rights: ['public'] })).app
})

const at = (day: string) => `2026-${day}T00:00:00+08:00`
const until = (day: string) => ({ start: at('11-01'), end: at(day) })
const given = async (more: Row = {}) =>
  (await bench.portal.records().create('vipWelfare', {
    ...{ title: `福利${serial()}`, subtitle: '会员都有', vipTypes: ['vip'], type: 'free' },
    ...{ iconUrl: '/masthead/image/96x96.png', detail: '<p>直接使用</p>', ...more },
  })) as Made
const couponOf = (more: Row = {}) =>
  make('coupon', {
    ...{ kind: 'cash', amount: 100, threshold: 0, discount: null, maxOff: null, scope: 'all' },
    ...{ validKind: 'days', validDays: 30, validity: null, takePeriod: null, ...more },
  })
const couponWelfare = (coupon: Made, more: Row = {}) =>
  given({ type: 'coupon', coupon: coupon.id, quantity: 3, cycle: 'monthly', ...more })

test('vipWelfare#fieldsFollowType each type of welfare names what it gives, and nothing else', async () => {
  expect(await refused(given())).toEqual([])
  expect(await refused(given({ type: 'discount' }))).toEqual(['discount'])
  expect(await refused(given({ type: 'discount', discount: 85 }))).toEqual([])
  expect(await refused(given({ type: 'points', discount: 85 }))).toEqual(['discount'])
  expect(await refused(given({ type: 'gift' }))).toEqual(['welfare'])
  const { id: welfare } = await make('welfare')
  for (const type of ['gift', 'partner'])
    expect(await refused(given({ type, welfare }))).toEqual([])
  expect(await refused(given({ welfare }))).toEqual(['welfare'])
  const coupon = await couponOf()
  expect((await refused(given({ type: 'coupon', cycle: 'once' }))).toSorted()).toEqual([
    'coupon',
    'quantity',
  ])
  expect(await refused(couponWelfare(coupon, { cycle: 'always' }))).toEqual(['cycle'])
  expect(await refused(couponWelfare(coupon))).toEqual([])
})

test('vipWelfare#couponOutlastsPeriod what it gives is in force when it goes live, and lasts as long as it does', async () => {
  const days = await couponOf()
  const lasting = await couponWelfare(days)
  await put('coupon', days, { status: 'paused' })
  expect(await act('vipWelfare', lasting, 'publish')).toEqual([40001, 'coupon'])
  await put('coupon', days, { status: 'active' })
  expect(await act('vipWelfare', lasting, 'publish')).toEqual([20000])

  const fixed = { validKind: 'fixed', validDays: null, validity: until('12-20') }
  const coupon = await couponOf(fixed)
  await put('coupon', coupon, { status: 'active' })
  expect(await refused(couponWelfare(coupon, { period: until('12-21') }))).toEqual(['period'])
  const always = await couponWelfare(coupon)
  expect(await act('vipWelfare', always, 'publish')).toEqual([40001, 'period'])
  expect(await changed('vipWelfare', always, { period: until('12-20') })).toEqual([20000])
  expect(await act('vipWelfare', always, 'publish')).toEqual([20000])

  const benefit = await make('welfare', { period: until('12-20') })
  const gift = await given({ type: 'gift', welfare: benefit.id, period: until('12-01') })
  await put('welfare', benefit, { status: 'draft' })
  expect(await act('vipWelfare', gift, 'publish')).toEqual([40001, 'welfare'])
  await put('welfare', benefit, { status: 'published' })
  expect(await act('vipWelfare', gift, 'publish')).toEqual([20000])
  const endless = await given({ type: 'gift', welfare: benefit.id })
  expect(await act('vipWelfare', endless, 'publish')).toEqual([40001, 'period'])
  const longer = given({ type: 'gift', welfare: benefit.id, period: until('12-21') })
  expect(await refused(longer)).toEqual(['period'])
})

test('vipWelfare#publishedLimitedPerVipType a membership has twelve live welfares', async () => {
  const knowledge = { vipTypes: ['knowledge'] }
  for (let count = 0; count < 12; count++) {
    const one = await given(knowledge)
    expect(await act('vipWelfare', one, 'publish')).toEqual([20000])
  }
  const next = await given({ vipTypes: ['digital', 'knowledge'] })
  expect(await act('vipWelfare', next, 'publish')).toEqual([40001, 'vipTypes'])
  expect(await changed('vipWelfare', next, { vipTypes: ['digital'] })).toEqual([20000])
  expect(await act('vipWelfare', next, 'publish')).toEqual([20000])
})

test('vipWelfare#receivedOncePerCycle #deletableWhenUnused the app reads what is live and tells the receivers; one that was received stays', async () => {
  const one = await given()
  expect(await act('vipWelfare', one, 'publish')).toEqual([20000])
  const shown = async () =>
    ((await app('GET', 'public/vipWelfare?range=[0,99]')).data.list as Row[]).map(({ id }) => id)
  expect(await shown()).toContain(one.id)
  expect((await app('POST', 'ingest/vipWelfare', { id: one.id, receivedCount: 5 })).code).toBe(
    20000,
  )
  expect(await act('vipWelfare', one, 'withdraw')).toEqual([20000])
  expect(await shown()).not.toContain(one.id)
  expect((await find('vipWelfare', one)).receivedCount).toBe(5)
  expect(await remove('vipWelfare', one)).toEqual([40900])
  expect(await remove('vipWelfare', await given())).toEqual([20000])
})
