import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { round as giftRound } from './gifts/gifts.round.ts'

const bench = sharedBench()
const { admin } = bench
const { changed, act, remove, find, put } = anyRecord(bench)
const stub = stubs(bench)
const records = () => bench.portal.records()
const NOW = '2026-11-21T10:00:00+08:00'
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }

let app: Awaited<ReturnType<typeof appKey>>['app']
let course: number
let goods: number
let card: number
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['appUser', 'userOrder'] })).app
  course = await stub('catalog', { nodeKind: 'course', status: 'published', title: '宋画十讲' })
  const sold = { name: '宋画十讲', goodsNo: 'NR-2026', type: 'readMoney', price: 1000 }
  goods = await stub('goods', { ...sold, status: 'published', source: 'app' })
  const terms = { name: 'VIP月卡', vipType: 'vip', unit: 'month', term: 1, giftDays: 0, price: 1 }
  card = await stub('vipGoods', { ...terms, usage: 'sale', status: 'published' })
})
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${80_000_000 + serial()}`, nickname: '阿禾' })).data
    .id as number
const money = { kind: 'readMoney', amount: 500, quantity: 1 }

const draft = async (more: Row = {}) =>
  (await records().create('buyGift', {
    ...{ title: `买赠 ${serial()}`, goods: [goods], gifts: [money], period, label: '有赠品' },
    ...more,
  })) as Made
const running = async (more: Row = {}) => {
  const gift = await draft(more)
  expect(await act('buyGift', gift, 'publish')).toEqual([20000])
  return gift
}
const stop = (gift: Made) => act('buyGift', gift, 'stop')
/** Paid in the app: what the order holds, and what it brought once the clock went round. */
const bought = async (by: number, more: Row = {}) => {
  const { data, code } = await app('POST', 'ingest/userOrder', {
    ...{ orderNo: `SO${serial()}`, user: by, kind: 'course', amount: 9900, paid: 9900 },
    ...{ couponDiscount: 0, readMoneyPaid: 0, paidAt: NOW, status: 'paid' },
    ...{ items: [{ goods, title: '宋画十讲', quantity: 1, price: 9900 }], ...more },
  })
  expect(code).toBe(20000)
  await giftRound(bench.portal.context)
  return data.id as number
}
const given = async (order: number) =>
  (await records().select('giftGiven', { order })).map(({ gift, status }) => [gift, status])
const refund = async (order: number, more: Row = {}) => {
  const asked = { refundAsked: 9900, refundReason: 'wrong', ...more }
  expect(await act('userOrder', { id: order }, 'markRefunding', asked)).toEqual([20000])
  await put('userOrder', { id: order } as Made, { refundAsked: 9900 })
  expect(await act('userOrder', { id: order }, 'markRefunded')).toEqual([20000])
}

test('buyGift#betterPriorityGives of two that run for the same goods only the one with the better priority gives', async () => {
  const upside = { start: period.end, end: period.start }
  expect((await admin('POST', 'buyGift', { title: '反', period: upside })).code).toBe(40001)
  const first = await running({ position: 1 })
  const second = await running({ position: 2 })
  expect(await given(await bought(await user()))).toEqual([[first.id, 'given']])
  await stop(first)
  expect(await given(await bought(await user()))).toEqual([[second.id, 'given']])
  expect(await given(await bought(await user(), { status: 'unpaid' }))).toEqual([])
  await stop(second)
})

test('buyGift#betterPriorityGives it is for those it names, from what was paid on, and no more than their share', async () => {
  const members = await running({ audience: 'vip', minPaid: 5000 })
  const [plain, member] = [await user(), await user()]
  await records().create('userVip', {
    ...{ user: member, kind: 'vip', days: 30, source: 'grant', validity: period },
  })
  bench.time.now += 60_000
  const later = { paidAt: '2026-11-21T10:00:30+08:00' }
  expect(await given(await bought(plain, later))).toEqual([])
  expect(await given(await bought(member, { ...later, amount: 100, paid: 100 }))).toEqual([])
  expect(await given(await bought(member, later))).toEqual([[members.id, 'given']])
  expect(await given(await bought(member, later))).toEqual([])
  await stop(members)
  const first = await running({ audience: 'new', perUser: 9 })
  const reader = await user()
  expect(await given(await bought(reader))).toEqual([[first.id, 'given']])
  expect(await given(await bought(reader))).toEqual([])
  await stop(first)
})

test('buyGift#stockCoversGiven none left gives no more, and its number is never set below what was given', async () => {
  const gift = await running({ stock: 2 })
  expect((await given(await bought(await user()))).length).toBe(1)
  expect((await given(await bought(await user()))).length).toBe(1)
  expect(await given(await bought(await user()))).toEqual([])
  expect(await find('buyGift', gift)).toMatchObject({ stock: 2, given: 2 })
  await stop(gift)
  expect(await changed('buyGift', gift, { stock: 1 })).toEqual([40001, 'stock'])
  expect(await changed('buyGift', gift, { stock: 3 })).toEqual([20000])
})

test('buyGift#stockCoversGiven each gift names its thing, which is on sale once it runs', async () => {
  const refusedFor = async (gifts: readonly Row[], values: Row = {}) => {
    const body = { title: '赠', goods: [goods], gifts, period, label: '有赠品', ...values }
    return Object.keys((await admin('POST', 'buyGift', body)).data.errors ?? {})
  }
  expect(await refusedFor([{ kind: 'readMoney' }])).toEqual(['gifts.0.amount'])
  expect(await refusedFor([{ ...money, vipGoods: card }])).toEqual(['gifts.0.vipGoods'])
  expect(await refusedFor([{ kind: 'object', goods }])).toEqual(['gifts.0.goods'])
  expect(await refusedFor([money])).toEqual([])
  const over = await draft({ gifts: [{ kind: 'vip', vipGoods: card }] })
  await put('vipGoods', { id: card } as Made, { status: 'withdrawn' })
  expect((await act('buyGift', over, 'publish'))[0]).toBe(40001)
  await put('vipGoods', { id: card } as Made, { status: 'published' })
  expect(await act('buyGift', over, 'publish')).toEqual([20000])
  await stop(over)
  const hidden = await stub('catalog', { nodeKind: 'course', status: 'draft', title: '未上架' })
  const target = { type: 'course', id: hidden }
  const content = await draft({ gifts: [{ kind: 'content', target, quantity: 1 }] })
  expect((await act('buyGift', content, 'publish'))[0]).toBe(40001)
})

test('buyGift#frozenWhileRunning goods and gifts stand while it runs, stock is only added; a draft alone is deleted', async () => {
  const gift = await running({ stock: 5 })
  expect(await changed('buyGift', gift, { gifts: [{ ...money, amount: 900 }] })).not.toEqual([
    20000,
  ])
  expect((await changed('buyGift', gift, { stock: 4 })).length).toBeGreaterThan(1)
  expect(await changed('buyGift', gift, { stock: 8 })).toEqual([20000])
  expect(await remove('buyGift', gift)).toEqual([40900])
  await stop(gift)
  expect(await changed('buyGift', gift, { gifts: [{ ...money, amount: 900 }] })).toEqual([20000])
  expect(await remove('buyGift', await draft())).toEqual([20000])
})

test('buyGift#frozenWhileRunning a refund takes back what is unused, and gives its place to the next', async () => {
  const coupon = await stub('coupon', {
    ...{ title: '20元券', kind: 'cash', amount: 2000, validKind: 'days', validDays: 30 },
    ...{ stock: 9, perUser: 9, status: 'active' },
  })
  const gifts = [
    { kind: 'content', target: { type: 'course', id: course }, quantity: 1 },
    { kind: 'vip', vipGoods: card, quantity: 1 },
    { kind: 'coupon', coupon, quantity: 2 },
    money,
  ]
  const gift = await running({ stock: 2, gifts })
  const reader = await user()
  const order = await bought(reader)
  const statesOf = async () => {
    const rows = []
    for (const name of ['userBook', 'userVip', 'userCoupon'])
      rows.push((await records().select(name, { user: reader })).map(({ status }) => status).join())
    const { readMoney } = (await records().find('appUser', reader)) as Row
    return [...rows, readMoney]
  }
  expect(await statesOf()).toEqual(['active', 'active', 'unused,unused', 500])
  const [used] = await records().select('userCoupon', { user: reader })
  await put('userCoupon', used as Made, { status: 'used' })
  await refund(order)
  expect(await statesOf()).toEqual(['revoked', 'revoked', 'used,voided', 0])
  expect(await given(order)).toEqual([[gift.id, 'takenBack']])
  expect(await find('buyGift', gift)).toMatchObject({ given: 0 })
  const kept = await bought(await user())
  await refund(kept, { keepRights: true })
  expect(await given(kept)).toEqual([[gift.id, 'given']])
  await stop(gift)
})

test('buyGift.giveMissing finds orders without their gift and those that failed, tells how many, and a job gives them', async () => {
  const before = await bought(await user())
  const gift = await running({ stock: 3 })
  const coupon = await stub('coupon', {
    title: '限一张',
    validKind: 'days',
    validDays: 9,
    stock: 9,
  })
  await put('coupon', { id: coupon } as Made, { status: 'paused', perUser: 1 })
  const broken = await running({
    position: 1,
    gifts: [money, { kind: 'coupon', coupon, quantity: 1 }],
  }).catch(() => null)
  expect(broken).toBeNull()
  const asked = await admin('POST', `buyGift/${gift.id}/giveMissing`, {})
  expect([asked.code, JSON.stringify(asked.data)]).toEqual([
    42800,
    expect.stringMatching(/orders missed it/),
  ])
  expect(await given(before)).toEqual([])
  const accept = ['buyGift.giveMissing']
  expect((await admin('POST', `buyGift/${gift.id}/giveMissing`, { accept })).code).toBe(20000)
  await runQueued(bench.portal.context)
  expect(await given(before)).toEqual([[gift.id, 'given']])
  const [one] = await records().select('giftGiven', { order: before })
  await put('giftGiven', one as Made, { status: 'failed', failure: '超过每人限领张数' })
  await put('readMoneyLedger', { id: ((one as Row).rights as Made[])[0]?.id } as Made, {
    grantKey: `other-${serial()}`,
  })
  expect((await admin('POST', `buyGift/${gift.id}/giveMissing`, { accept })).code).toBe(20000)
  await runQueued(bench.portal.context)
  expect(await given(before)).toEqual([[gift.id, 'given']])
  expect((await admin('POST', `buyGift/${gift.id}/giveMissing`, {})).code).toBe(40001)
  await stop(gift)
})

test('buyGift.copy makes a draft of the same goods and gifts for a time of its own', async () => {
  const gift = await running({ stock: 4 })
  const next = { start: '2027-01-01T00:00:00+08:00', end: '2027-02-01T00:00:00+08:00' }
  const { data } = await admin('POST', `buyGift/${gift.id}/copy`, { period: next })
  expect(data).toMatchObject({ status: 'draft', goods: [goods], given: 0, period: next })
  expect(data.gifts).toMatchObject([money])
})
