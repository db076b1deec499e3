import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { campDesk } from '#portal/testing/campDesk.ts'
import { serial } from '#portal/testing/desk.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const bench = sharedBench()
const { admin, editor } = bench
const { put, refused } = anyRecord(bench)
const records = () => bench.portal.records()
const select = (name: string, where: Row) => records().select(name, where)
let camps: Awaited<ReturnType<typeof campDesk>>
beforeAll(async () => {
  camps = await campDesk(bench)
  const asked = configKeys.filter(({ key }) => key === 'refund.secondPersonFen')
  await makeConfigKeys(records(), asked)
})
const stub = stubs(bench)
const phones = () => `139${String(10_000_000 + serial())}`
const user = async () => {
  const id = await camps.user()
  await put('appUser', { id }, { phone: phones() })
  return id
}
const bare = (name: string, values: Row) => records().create(name, values)

const ordered = (by: number, more: Row = {}) =>
  records().create('userOrder', {
    orderNo: `SO${20_261_122_000 + serial()}`,
    user: by,
    kind: 'course',
    amount: 9900,
    couponDiscount: 2000,
    readMoneyPaid: 900,
    paid: 7000,
    status: 'paid',
    ...more,
  })
const act = async (id: unknown, move: string, body: Row = {}, call: SignedIn = admin) => {
  const { code, data } = await call('POST', `userOrder/${id}/${move}`, {
    accept: ['confirm'],
    confirm: true,
    ...body,
  })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}
const asked = { refundAsked: 7000, refundReason: 'wrong' }

test('userOrder#refundWithinPaid what was paid is the amount less coupon and read money; nobody gets back more than that', async () => {
  const by = await user()
  expect(await refused(ordered(by, { paid: 9900 }))).toEqual(['paid'])
  const { id } = await ordered(by)
  expect(await act(id, 'markRefunding', { ...asked, refundAsked: 7001 })).toEqual([
    40001,
    'refundAsked',
  ])
  expect(await act(id, 'markRefunding', { ...asked, refundAsked: 3000 })).toBe('done')
  expect(await act(id, 'markRefunded')).toEqual([40900, '_'])
  expect(await act(id, 'markPartRefunded')).toBe('done')
  const part = await records().find('userOrder', id as number)
  expect(part).toMatchObject({ refundAmount: 3000, refundAsked: null, status: 'partRefunded' })
  expect(part?.refundBy).toBe(bench.people.boss)
  expect(await act(id, 'markRefunding', { ...asked, refundAsked: 4001 })).toEqual([
    40001,
    'refundAsked',
  ])
  expect(await act(id, 'markRefunding', { refundReason: 'wrong' })).toBe('done')
  expect(await act(id, 'markPartRefunded')).toEqual([40900, '_'])
  expect(await act(id, 'markRefunded')).toBe('done')
  expect(await records().find('userOrder', id as number)).toMatchObject({ refundAmount: 7000 })
})

test('userOrder#refundNeedsReasonAndAmount a refund says why, needs the right, and beyond a sum another person than who began it', async () => {
  const by = await user()
  const { id } = await ordered(by)
  expect(await act(id, 'markRefunding')).toEqual([40001, 'refundReason'])
  expect(await act(id, 'markRefunding', asked)).toBe('done')
  expect(await act(id, 'markRefunded', {}, editor)).toEqual([40300])
  const dear = await ordered(by, {
    amount: 90_000,
    couponDiscount: 0,
    readMoneyPaid: 0,
    paid: 90_000,
  })
  expect(await act(dear.id, 'markRefunding', { ...asked, refundAsked: 50_001 })).toBe('done')
  expect(await act(dear.id, 'markPartRefunded')).toEqual([40300])
  expect(await act(dear.id, 'refuseRefund', { refundNote: '重新提交' })).toBe('done')
  expect(await act(dear.id, 'markRefunding', { ...asked, refundAsked: 50_000 })).toBe('done')
  expect(await act(dear.id, 'markPartRefunded')).toBe('done')
})

test('userOrder#refusingNeedsNote refusing says why, and goes back to where the order was', async () => {
  const { id } = await ordered(await user())
  await act(id, 'markRefunding', { ...asked, refundAsked: 1000 })
  expect(await act(id, 'refuseRefund')).toEqual([40001, 'refundNote'])
  expect(await act(id, 'refuseFurther', { refundNote: '已超过期限' })).toContain(40900)
  expect(await act(id, 'markPartRefunded')).toBe('done')
  await act(id, 'markRefunding', { ...asked, refundAsked: 1000 })
  expect(await act(id, 'refuseRefund', { refundNote: '已超过期限' })).toContain(40900)
  expect(await act(id, 'refuseFurther', { refundNote: '已超过期限' })).toBe('done')
})

/** An order with everything it may bring: book, magazine, VIP, a place in a camp, a coupon used, read money paid. */
async function boughtMuch(more: Row = {}) {
  const by = await user()
  const period = await camps.enrolling()
  const order = await ordered(by, more)
  const of = { user: by, order: order.id, source: 'purchase' }
  const validity = { start: '2026-11-01T00:00:00+08:00', end: '2027-11-01T00:00:00+08:00' }
  await bare('userBook', { ...of, kind: 'course', course: await stub('catalog') })
  await bare('userMagazine', { ...of, magazine: await stub('magazine'), months: 12, validity })
  await bare('userVip', { ...of, kind: 'vip', days: 30, validity })
  await camps.student(period.id, { user: by, orderNumber: order.orderNo, origin: 'order' })
  await bare('userQualification', {
    user: by,
    kind: 'camp',
    campPeriod: period.id,
    source: 'purchase',
  })
  await stub('userCoupon', {
    user: by,
    coupon: await stub('coupon'),
    source: 'center',
    receivedAt: NOW,
    validityStart: validity.start,
    validityEnd: validity.end,
    order: order.id,
    usedAt: NOW,
    status: 'used',
  })
  return { by, order }
}
const statesOf = async (by: number) => {
  const states = []
  for (const name of ['userBook', 'userMagazine', 'userVip', 'userQualification', 'userCoupon'])
    states.push((await select(name, { user: by })).map(({ status }) => status).join())
  return states
}

test('userOrder#refundTakesRightsBack a refund takes back all the order brought, gives back coupon and read money, unless rights are kept', async () => {
  const { by, order } = await boughtMuch()
  await act(order.id, 'markRefunding', asked)
  expect(await act(order.id, 'markRefunded')).toBe('done')
  expect(await statesOf(by)).toEqual(['revoked', 'cancelled', 'revoked', 'revoked', 'unused'])
  expect(await select('readMoneyLedger', { user: by })).toMatchObject([
    { direction: 'in', source: 'refund', amount: 900, balanceAfter: 900, order: order.id },
  ])
  const kept = await boughtMuch()
  await act(kept.order.id, 'markRefunding', { ...asked, keepRights: true })
  expect(await act(kept.order.id, 'markRefunded')).toBe('done')
  expect(await statesOf(kept.by)).toEqual(['active', 'active', 'active', 'active', 'used'])
})

test('userBook#referenceFollowsKind userBook#oneActivePerContent a right names one thing; who owns it gets it for longer, or is refused where it is for ever', async () => {
  const by = await user()
  const [epub, course] = [await stub('epub'), await stub('catalog')]
  const book = (more: Row) =>
    bare('userBook', { user: by, kind: 'epub', epub, source: 'grant', ...more })
  expect(await refused(book({ epub: null }))).toEqual(['epub'])
  expect(await refused(book({ course }))).toContain('course')
  await book({ validTo: '2026-12-21T10:00:00+08:00' })
  await book({ validTo: '2026-12-01T10:00:00+08:00' })
  const held = await select('userBook', { user: by, status: 'active' })
  expect(held.map(({ validTo }) => validTo)).toEqual(['2026-12-31T10:00:00+08:00'])
  const [over] = await select('userBook', { user: by, status: 'replaced' })
  const path = `userBook/${over?.id}/extend`
  const again = await admin('POST', path, { validTo: '2027-01-01T10:00:00+08:00' })
  expect(Object.keys(again.data.errors)).toEqual(['user'])
  const past = await admin('POST', `userBook/${held[0]?.id}/extend`, {
    validTo: '2026-11-01T10:00:00+08:00',
  })
  expect(Object.keys(past.data.errors)).toEqual(['validTo'])
  expect((await admin('POST', `userBook/${held[0]?.id}/extend`, { validTo: null })).code).toBe(
    20000,
  )
  expect(await refused(book({ validTo: '2028-01-01T10:00:00+08:00' }))).toEqual(['user'])
  await book({ epub: await stub('epub') })
})

test('userBook#revokeNeedsReason taking one away says why; what was bought is refunded first', async () => {
  const by = await user()
  const revoke = async (id: unknown, body: Row = {}) =>
    (await admin('POST', `userBook/${id}/revoke`, { accept: ['confirm'], confirm: true, ...body }))
      .code
  const given = await bare('userBook', {
    user: by,
    kind: 'article',
    article: await stub('article'),
    source: 'grant',
  })
  expect(await revoke(given.id)).toBe(40001)
  expect(await revoke(given.id, { reason: '发错用户' })).toBe(20000)
  const order = await ordered(by)
  const bought = {
    user: by,
    kind: 'article',
    article: await stub('article'),
    source: 'purchase',
    order: order.id,
  }
  const { id } = await bare('userBook', bought)
  expect(await revoke(id, { reason: '用户退款' })).toBe(40001)
  await put('userOrder', order as never, { status: 'refunded' })
  expect(await revoke(id, { reason: '用户退款' })).toBe(20000)
})

test('userQualification#referenceFollowsKind userQualification#oneActivePerObject userQualification#endsAfterStart one place in each thing, for a time still to come', async () => {
  const by = await user()
  const practice = await stub('practice')
  const place = (more: Row) =>
    bare('userQualification', { user: by, kind: 'practice', practice, source: 'grant', ...more })
  expect(await refused(place({ practice: null }))).toEqual(['practice'])
  const over = { start: '2026-10-01T00:00:00+08:00', end: '2026-11-20T00:00:00+08:00' }
  expect(await refused(place({ validity: over }))).toEqual(['validity'])
  expect(await refused(place({ validity: { ...over, end: null } }))).toContain('validity')
  await place({ validity: { ...over, end: '2026-11-30T00:00:00+08:00' } })
  expect(await refused(place({}))).toEqual(['practice'])
  await place({ practice: await stub('practice') })
})

test('userQualification#campGrantJoinsPeriod who qualifies for a camp becomes its student while there is a place', async () => {
  const period = await camps.enrolling({ capacity: 1 })
  const by = await user()
  const place = (whose: number) =>
    bare('userQualification', { user: whose, kind: 'camp', campPeriod: period.id, source: 'grant' })
  await place(by)
  expect(await select('campStudent', { period: period.id })).toMatchObject([
    { user: by, origin: 'grant' },
  ])
  expect((await refused(place(await user()))).length).toBe(1)
  const open = await camps.enrolling()
  await camps.student(open.id, { user: by })
  await bare('userQualification', {
    user: by,
    kind: 'camp',
    campPeriod: open.id,
    source: 'purchase',
  })
  expect(await select('campStudent', { period: open.id })).toHaveLength(1)
})
