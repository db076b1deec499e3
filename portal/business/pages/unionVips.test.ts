import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { refusedBy } from '#portal/outside/portError.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { round as unionRound } from './union/union.round.ts'

/** What the partner answers: charged, or refused while it is down. */
const partner = { isDown: false, charged: [] as string[] }
const bench = sharedBench(undefined, {
  ports: {
    ...standInPorts(() => {}),
    charge: {
      standIn: true,
      charge: async ({ saleNo }) => {
        if (partner.isDown) throw refusedBy('charge', '手机号未注册')
        partner.charged.push(saleNo)
      },
    },
  },
})
const { admin } = bench
const { make, changed, act, remove, find, put, refused } = anyRecord(bench)
const stub = stubs(bench)
const records = () => bench.portal.records()
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const MINUTE = 60_000

let app: Awaited<ReturnType<typeof appKey>>['app']
let card: number
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['unionSale', 'appUser'] })).app
  const terms = { name: 'VIP月卡', vipType: 'vip', unit: 'month', term: 1, giftDays: 0, price: 1 }
  card = await stub('vipGoods', { ...terms, usage: 'sale', status: 'published' })
})
const union = async (more: Row = {}) =>
  make('unionVip', {
    ...{
      name: `联合 ${serial()}`,
      vipGoods: card,
      period,
      delivery: 'code',
      claimUrl: null,
      limit: 1,
    },
    ...{ price: 8800, originalPrice: 12_800, settlePrice: 2400, claimDays: 30, stock: 0, ...more },
  })
const desk = listDesk(bench, admin)
const checkCodes = ({ id }: Made, codes: readonly string[]) =>
  desk.check('unionCode', codes, { options: { unionVip: id } })
const importCodes = async (one: Made, codes: readonly string[]) =>
  desk.confirm(await checkCodes(one, codes))
const onSale = async (more: Row = {}) => {
  const one = await union(more)
  if (!more.delivery) await importCodes(one, [`A${serial()}XY`, `B${serial()}XY`])
  else await admin('POST', `unionVip/${one.id}/setStock`, { left: 2 })
  expect(await act('unionVip', one, 'publish')).toEqual([20000])
  return one
}
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${80_000_000 + serial()}`, nickname: '阿禾' })).data
    .id as number
const sell = async ({ id }: Made, more: Row = {}) => {
  const { data } = await app('POST', 'ingest/unionSale', {
    ...{ saleNo: `LH${serial()}`, unionVip: id, user: await user(), phone: '13912345678' },
    ...{ paidAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return { id: data?.id as number, refused: Object.keys(data?.errors ?? {}) }
}
const saleOf = async ({ id }: { id: number }) => (await records().find('unionSale', id)) as Row

test('unionVip#priceBetweenSettleAndOriginal its price lies between what the partner gets and what is crossed out', async () => {
  expect(await refused(union({ price: 2399 }))).toEqual(['price'])
  expect(await refused(union({ price: 12_800 }))).toEqual(['price'])
  expect(await refused(union({ price: 2400 }))).toEqual([])
})

test('unionVip#codesKeptByPortal bulk.unionCode codes are kept outside the record, repeats left out, the stock grows along', async () => {
  const one = await union()
  expect((await checkCodes(one, ['C-1', 'C-2', 'C-1'])).codes).toEqual([null, null, 'D1'])
  expect((await importCodes(one, ['C-1', 'C-2'])).batch).toMatchObject({ done: 2 })
  const more = await importCodes(one, ['C-2', 'C-3'])
  expect(more.batch).toMatchObject({ done: 1, skipped: 1 })
  expect(await find('unionVip', one)).toMatchObject({ stock: 3 })
  expect(await records().count('unionCode', { unionVip: one.id })).toBe(3)
  expect(JSON.stringify((await admin('GET', `unionVip/${one.id}`)).data)).not.toContain('C-1')
  expect(await changed('unionVip', one, { stock: 9 })).toEqual([40001, 'stock'])
})

test('unionVip#fieldsFollowDelivery unionVip.setStock codes stand before it is sold, a link names its address; what is gone is sold no more', async () => {
  expect((await act('unionVip', await union(), 'publish'))[0]).toBe(40001)
  expect(await refused(union({ delivery: 'link' }))).toEqual(['claimUrl'])
  const linked = await onSale({ delivery: 'link', claimUrl: 'https://partner.example.com/claim' })
  expect([await sell(linked), await sell(linked)].map(({ refused: wrong }) => wrong)).toEqual([
    [],
    [],
  ])
  expect((await sell(linked)).refused).toEqual(['unionVip'])
  expect(await find('unionVip', linked)).toMatchObject({ stock: 0, soldCount: 2 })
  const coded = await onSale()
  expect((await admin('POST', `unionVip/${coded.id}/setStock`, { left: 9 })).code).not.toBe(20000)
  expect((await admin('POST', `unionVip/${linked.id}/setStock`, { left: -1 })).code).toBe(40001)
})

test('unionVip#codeGivenOnce a code is given once, with our membership, and is never shown whole', async () => {
  const one = await onSale()
  const [first, second] = [await sell(one), await sell(one)]
  await unionRound(bench.portal.context)
  const codes = [(await saleOf(first)).code, (await saleOf(second)).code]
  expect(new Set(codes).size).toBe(2)
  expect(codes.every(Boolean)).toBe(true)
  const { data } = await admin('GET', `unionSale/${first.id}`)
  expect(data.code).not.toBe(codes[0])
  const { user: buyer } = await saleOf(first)
  expect(await records().select('userVip', { user: buyer })).toMatchObject([
    { kind: 'union', unionVip: one.id },
  ])
  expect((await sell(one, { user: buyer })).refused).not.toEqual([])
})

test('unionVip#codeGivenOnce unionVip.retryDelivery the partner is asked again three times within ten minutes, then on demand', async () => {
  const one = await onSale({ delivery: 'account' })
  const none = { confirm: true }
  expect((await admin('POST', `unionVip/${one.id}/retryDelivery`, none)).code).toBe(40001)
  partner.isDown = true
  const sale = await sell(one)
  for (let minute = 0; minute < 10; minute++) {
    await unionRound(bench.portal.context)
    bench.time.now += MINUTE
  }
  expect(await saleOf(sale)).toMatchObject({ status: 'failed', tries: 4, tryAt: null })
  partner.isDown = false
  await unionRound(bench.portal.context)
  expect((await saleOf(sale)).status).toBe('failed')
  expect((await admin('POST', `unionVip/${one.id}/retryDelivery`, none)).code).toBe(20000)
  await runQueued(bench.portal.context)
  expect((await saleOf(sale)).status).toBe('delivered')
  expect(partner.charged).toHaveLength(1)
})

test('unionVip#publishNeedsEndAhead it is sold within its time with our membership on sale; what was sold stays as it is', async () => {
  const over = { start: '2026-10-01T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' }
  const gone = await union({ delivery: 'account', period: over })
  expect((await act('unionVip', gone, 'publish'))[0]).toBe(40001)
  const ours = await union({ delivery: 'account' })
  await put('vipGoods', { id: card } as Made, { status: 'withdrawn' })
  expect((await act('unionVip', ours, 'publish'))[0]).toBe(40001)
  await put('vipGoods', { id: card } as Made, { status: 'published' })
  const one = await onSale({ delivery: 'account' })
  expect(await changed('unionVip', one, { partnerName: '云上音乐' })).toEqual([20000])
  await sell(one)
  expect(await changed('unionVip', one, { partnerName: '别家' })).toEqual([40001, 'partnerName'])
})

test('unionVip#deletableWhileDraft taken off sale, what was paid is claimed all the same until its days are over', async () => {
  const one = await onSale()
  const sale = await sell(one)
  await act('unionVip', one, 'withdraw')
  await unionRound(bench.portal.context)
  expect(await saleOf(sale)).toMatchObject({
    status: 'delivered',
    claimUntil: '2026-12-20T09:00:00+08:00',
  })
  expect((await app('POST', 'ingest/unionSale', { id: sale.id, move: 'claim' })).code).toBe(20000)
  expect(await find('unionVip', one)).toMatchObject({ claimedCount: 1 })
  expect((await sell(one)).refused).toEqual(['unionVip'])
  expect(await remove('unionVip', one)).toEqual([40900])
  const draft = await union()
  await importCodes(draft, ['D-1'])
  expect(await remove('unionVip', draft)).toEqual([20000])
})
