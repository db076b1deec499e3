import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const bench = sharedBench()
const { admin } = bench
const { make, find, tried, changed, act, remove, refused } = anyRecord(bench)

let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  const writes = ['appUser', 'welfareClaim', 'trialClaim', 'sevenDayVip']
  app = (await appKey(bench, { writes })).app
  const keys = configKeys.filter(({ key }) => key === 'app.h5Address')
  await makeConfigKeys(bench.portal.records(), keys)
})
const records = () => bench.portal.records()
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${80_000_000 + serial()}`, nickname: '阿禾' })).data
    .id as number
const now = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const gone = { start: '2026-10-01T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' }

const benefit = async (more: Row = {}) =>
  make('welfare', {
    ...{ kind: 'vipDays', vipDays: 7, coupon: null, course: null, jump: null, period: now },
    ...{ stock: 5, perUserLimit: 1, limitCycle: 'total', ...more },
  })
const coded = { kind: 'thirdCode', vipDays: null, stock: null }
const online = async (name: string, made: Made) => {
  expect(await act(name, made, 'publish')).toEqual([20000])
  return made
}
/** The app tells of a claim: what it came to, and the fields that were refused. */
const claim = async (of: Made, more: Row = {}) => {
  const answer = await app('POST', 'ingest/welfareClaim', {
    ...{ claimNo: `LQ${serial()}`, welfare: of.id, user: await user() },
    ...{ claimedAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return { id: answer.data.id as number, refused: Object.keys(answer.data.errors ?? {}) }
}
const desk = listDesk(bench, admin)
const checkCodes = ({ id }: Made, codes: readonly string[]) =>
  desk.check('welfareCode', codes, { options: { welfare: id } })
const importCodes = async (one: Made, codes: readonly string[]) =>
  desk.confirm(await checkCodes(one, codes))

test('welfare#fieldsFollowKind bulk.welfareCode its kind names what it gives; codes are its stock and stand before it is published', async () => {
  expect(await refused(benefit({ vipDays: null }))).toEqual(['vipDays'])
  expect(await refused(benefit({ kind: 'link', vipDays: null, stock: null }))).toEqual(['jump'])
  const link = { kind: 'link', vipDays: null, jump: { type: 'vipPage' } }
  expect(await refused(benefit(link))).toEqual(['stock'])
  expect(await refused(benefit({ ...link, stock: null }))).toEqual([])
  const one = await benefit(coded)
  expect(await changed('welfare', one, { stock: 9 })).toEqual([40001, 'stock'])
  expect((await act('welfare', one, 'publish'))[0]).toBe(40001)
  expect((await checkCodes(one, ['KF-1', 'KF-2', 'KF-1'])).codes).toEqual([null, null, 'D1'])
  expect((await importCodes(one, ['KF-1', 'KF-2'])).batch).toMatchObject({ done: 2 })
  expect((await checkCodes(one, ['KF-2', 'KF-3', 'K'.repeat(61)])).codes).toEqual([
    ...['B25', null, 'R12'],
  ])
  const more = await importCodes(one, ['KF-2', 'KF-3'])
  expect(more.batch).toMatchObject({ done: 1, skipped: 1, status: 'done' })
  expect(await find('welfare', one)).toMatchObject({ stock: 3, codesLeft: 3 })
  await desk.confirm(await desk.back(more))
  expect(await find('welfare', one)).toMatchObject({ stock: 2, codesLeft: 2 })
  await expect(checkCodes(await benefit(), ['X'])).rejects.toThrow('options.welfare')
  await online('welfare', one)
})

test('welfare#stockCoversClaimed no more is claimed than there is, by each no more than their share; with claims the kind stands', async () => {
  const one = await online('welfare', await benefit({ stock: 2 }))
  const reader = await user()
  expect((await claim(one, { user: reader })).refused).toEqual([])
  expect((await claim(one, { user: reader })).refused).toEqual(['user'])
  expect((await claim(one)).refused).toEqual([])
  expect((await claim(one)).refused).toEqual(['welfare'])
  expect(await changed('welfare', one, { stock: 1 })).toEqual([40001, 'stock'])
  expect(await changed('welfare', one, { kind: 'material', vipDays: null })).toContain('kind')
  const monthly = await online('welfare', await benefit({ limitCycle: 'month' }))
  const again = { user: reader, claimedAt: '2026-10-31T09:00:00+08:00' }
  expect((await claim(monthly, again)).refused).toEqual([])
  expect((await claim(monthly, { user: reader })).refused).toEqual([])
  expect((await claim(monthly, { user: reader })).refused).toEqual(['user'])
  expect((await act('welfare', await benefit({ period: gone }), 'publish'))[0]).toBe(40001)
  expect((await claim(await benefit())).refused).toEqual(['welfare'])
})

test('welfare#deletableWhenUnused an object claimed is owed, a code is given once; it is deleted without claims only, unused codes with it', async () => {
  const object = await online('welfare', await benefit({ kind: 'material', vipDays: null }))
  await claim(object)
  expect(await records().select('materialOrder', { sourceName: object.title })).toMatchObject([
    { sourceType: 'welfare', quantity: 1, status: 'awaitingAddress' },
  ])
  const one = await benefit(coded)
  const list = await importCodes(one, ['MSG-1', 'MSG-2'])
  await online('welfare', one)
  const [first, second] = [await claim(one), await claim(one)]
  const codeOf = async ({ id }: { id: number }) => (await records().find('welfareClaim', id))?.code
  expect([await codeOf(first), await codeOf(second)]).toEqual(['MSG-1', 'MSG-2'])
  expect(await find('welfare', one)).toMatchObject({ claimed: 2, codesLeft: 0 })
  expect((await claim(one)).refused).toEqual(['welfare'])
  expect((await desk.back(list)).codes).toEqual(['U6', 'U6'])
  expect(await remove('welfare', one)).toEqual([40900])
  const unclaimed = await benefit(coded)
  await importCodes(unclaimed, ['MSG-9'])
  expect(await remove('welfare', unclaimed)).toEqual([20000])
  expect(await records().count('welfareCode', { welfare: unclaimed.id })).toBe(0)
})

test('welfare.exportClaims users, times and codes leave as a spreadsheet', async () => {
  const one = await online('welfare', await benefit())
  await claim(one)
  await claim(one)
  expect((await admin('POST', `welfare/${one.id}/exportClaims`, {})).code).toBe(20000)
  await runQueued(bench.portal.context)
  const [job] = await records().select('job', { entity: 'welfare', recordId: one.id })
  expect(job).toMatchObject({ status: 'done', done: 2 })
})

const page = async (more: Row = {}) =>
  make('sevenDayVip', {
    ...{ channelCode: `wx_${serial()}`, channel: null, days: [], upsellGoods: null, price: 0 },
    ...{ upsellCoupon: null, period: now, stock: 0, vipDays: 7, ...more },
  })
const trial = async (of: Made, more: Row = {}) => {
  const answer = await app('POST', 'ingest/trialClaim', {
    ...{ page: of.id, user: await user(), claimedAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return { id: answer.data.id as number, refused: Object.keys(answer.data.errors ?? {}) }
}

test('sevenDayVip#trialOncePerUser a user claims one trial over all pages; days differ, and so does what is offered afterwards', async () => {
  const day = (number: number) => ({ day: number, title: '听一课', jump: { type: 'vipPage' } })
  expect(await refused(page({ days: [day(1), day(2)] }))).toEqual([])
  expect(await refused(page({ days: [day(1), day(1)] }))).toEqual(['days.1.day'])
  const one = await online('sevenDayVip', await page())
  expect(await changed('sevenDayVip', one, { upsellGoods: one.vipGoods })).toEqual([
    40001,
    'upsellGoods',
  ])
  const reader = await user()
  expect((await trial(one, { user: reader })).refused).toEqual([])
  const other = await online('sevenDayVip', await page())
  expect((await trial(other, { user: reader })).refused).toEqual(['page'])
})

test('sevenDayVip#channelCodeFrozenOnceVisited what costs nothing is granted at once, the rest once it is paid, while there are any', async () => {
  const one = await online('sevenDayVip', await page({ stock: 2 }))
  const vips = (reader: number) => records().select('userVip', { user: reader })
  const [free, paying] = [await user(), await user()]
  await trial(one, { user: free })
  expect(await vips(free)).toMatchObject([{ days: 7, source: 'sevenDay', status: 'active' }])
  const costly = await online('sevenDayVip', await page({ price: 100 }))
  await trial(costly, { user: paying })
  expect(await vips(paying)).toEqual([])
  const paid = { user: paying, paidAt: '2026-11-20T09:05:00+08:00' }
  for (let count = 0; count < 2; count++) await trial(costly, paid)
  expect(await vips(paying)).toHaveLength(1)
  expect((await trial(one)).refused).toEqual([])
  expect((await trial(one)).refused).toEqual(['page'])
  expect(await changed('sevenDayVip', one, { stock: 1 })).toEqual([40001, 'stock'])
  expect(await changed('sevenDayVip', one, { channelCode: `wx_${serial()}` })).toEqual([20000])
  await app('POST', 'ingest/sevenDayVip', { id: one.id, visits: 40 })
  expect(await changed('sevenDayVip', one, { channelCode: 'wx_menu' })).toEqual([
    40001,
    'channelCode',
  ])
})

test('sevenDayVip#deletableWhenUnused sevenDayVip.copy sevenDayVip.link one with claims stays; a copy goes to another channel', async () => {
  const one = await online('sevenDayVip', await page({ channelCode: 'douyin01' }))
  await trial(one, { convertedAt: '2026-11-21T09:00:00+08:00' })
  await trial(one)
  expect(await find('sevenDayVip', one)).toMatchObject({ claims: 2, converted: 1, convertRate: 50 })
  expect(await remove('sevenDayVip', one)).toEqual([40900])
  expect(await remove('sevenDayVip', await page())).toEqual([20000])
  const copied = await admin('POST', `sevenDayVip/${one.id}/copy`, {
    ...{ channelCode: 'douyin02', period: one.period },
  })
  expect(copied.data).toMatchObject({ channelCode: 'douyin02', claims: 0, status: 'draft' })
  const { data } = await admin('POST', `sevenDayVip/${one.id}/link`, {})
  expect(data.address).toMatch(/sevenDayVip\/douyin01$/)
})

test('nobody makes or changes here what the app tells of claims', async () => {
  expect((await tried('POST', 'welfareClaim', { claimNo: 'X' }))[0]).not.toBe(20000)
  expect((await tried('POST', 'trialClaim', {}))[0]).not.toBe(20000)
  expect((await tried('POST', 'welfareCode', { code: 'X' }))[0]).not.toBe(20000)
})
