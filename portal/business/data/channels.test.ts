import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const bench = sharedBench()
const { admin } = bench
const { changed, act, remove, find, refused } = anyRecord(bench)
const stub = stubs(bench)
const records = () => bench.portal.records()
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const money = { kind: 'readMoney', amount: 500 }

let app: Awaited<ReturnType<typeof appKey>>['app']
let channel: number
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['channelTake', 'appUser'] })).app
  channel = await stub('appChannel', { name: '城市图书馆', code: 'city_library' })
})
const activity = async (more: Row = {}) =>
  (await records().create('h5ChannelActivity', {
    ...{ title: '读者专区', code: `act-${serial()}`, channel, period, verify: 'sms', total: 5 },
    ...{ benefits: [money], success: { type: 'vipPage' }, ruleText: '<p>限领一次</p>' },
    ...{ headImage: await bench.picture(750, 1000), ...more },
  })) as Made
const running = async (more: Row = {}) => {
  const one = await activity(more)
  expect(await act('h5ChannelActivity', one, 'publish')).toEqual([20000])
  return one
}
const phoneOf = () => `139${10_000_000 + serial()}`
const take = async ({ id }: Made, more: Row = {}) => {
  const { data, code } = await app('POST', 'ingest/channelTake', {
    ...{ h5ChannelActivity: id, phone: phoneOf(), takenAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return code === 20000 || code === 20100 ? [] : Object.keys(data?.errors ?? { [code]: '' })
}
let files = 0
const listOf = async (...phones: string[]) => {
  const prefixes = await uploadPrefixes(bench.portal.context.secret, 'boss')
  const key = `${prefixes.at(-1)}phones-${++files}.csv`
  const bytes = new TextEncoder().encode(phones.join('\n'))
  await bench.store.put(key, bytes, { type: 'application/octet-stream' })
  return { url: `/masthead/${key}`, name: 'phones.csv', size: bytes.length }
}

test('h5ChannelActivity#oncePerPhone a phone takes once in an activity, and again in another', async () => {
  const [one, other] = [await running(), await running()]
  const phone = phoneOf()
  expect(await take(one, { phone })).toEqual([])
  expect(await take(one, { phone })).toEqual(['phone'])
  expect(await take(other, { phone })).toEqual([])
  expect(await take(await activity())).toEqual(['h5ChannelActivity'])
})

test('h5ChannelActivity#totalCoversTaken no more are taken than there are, in all and a day; the total stays above, benefits stand', async () => {
  const one = await running({ total: 3, daily: 2 })
  expect(await changed('h5ChannelActivity', one, { daily: 4 })).toEqual([40001, 'daily'])
  expect([await take(one), await take(one), await take(one)]).toEqual([[], [], ['takenAt']])
  const next = { takenAt: '2026-11-21T09:00:00+08:00' }
  expect(await take(one, { ...next, isNew: true })).toEqual([])
  expect(await take(one, next)).toEqual(['h5ChannelActivity'])
  expect(await find('h5ChannelActivity', one)).toMatchObject({ taken: 3, newUsers: 1 })
  expect(await changed('h5ChannelActivity', one, { total: 2 })).toContain('total')
  expect(await changed('h5ChannelActivity', one, { total: 9 })).toEqual([20000])
  expect(
    (await changed('h5ChannelActivity', one, { benefits: [{ ...money, amount: 1 }] }))[0],
  ).not.toBe(20000)
  const fresh = await running({ newUserOnly: true })
  expect([await take(fresh), await take(fresh, { isNew: true })]).toEqual([['user'], []])
})

test('h5ChannelActivity#publishNeedsPhonesOrCodes a list has one column of phones, read at upload, and its phones alone may take', async () => {
  const phone = phoneOf()
  expect(
    await refused(activity({ verify: 'list', phones: await listOf('手机号', 'abc') })),
  ).toEqual(['phones'])
  expect(
    await refused(activity({ verify: 'list', phones: await listOf('13912345678,阿禾') })),
  ).toEqual(['phones'])
  const bare = await activity({ verify: 'list' })
  expect((await act('h5ChannelActivity', bare, 'publish'))[0]).toBe(40001)
  const one = await running({ verify: 'list', phones: await listOf('手机号', phone, phone) })
  expect(await find('h5ChannelActivity', one)).toMatchObject({ listed: 1 })
  expect([await take(one), await take(one, { phone })]).toEqual([['phone'], []])
  const another = await listOf(phoneOf(), phoneOf())
  expect(await changed('h5ChannelActivity', one, { phones: another })).toEqual([20000])
  expect(await records().count('channelPhone', { activity: one.id })).toBe(2)
})

test('h5ChannelActivity#publishNeedsPhonesOrCodes by code it needs unused codes of the channel, and each is used once', async () => {
  const one = await activity({ verify: 'code' })
  expect((await act('h5ChannelActivity', one, 'publish'))[0]).toBe(40001)
  const { code } = await records().create('redeemCode', {
    ...{ batchName: '渠道码', quantity: 1, benefits: [money], redeemPeriod: period },
    channel: one.channel,
  })
  expect(await act('h5ChannelActivity', one, 'publish')).toEqual([20000])
  expect([await take(one), await take(one, { code }), await take(one, { code })]).toEqual([
    ...[['code'], [], ['code']],
  ])
})

test('h5ChannelActivity#periodWithinContract its time lies within the company’s contract; a draft alone is deleted, its list with it', async () => {
  const company = await stub('company', {
    name: '市图书馆',
    contractStart: period.start,
    contractEnd: '2026-11-25T00:00:00+08:00',
  })
  expect(await refused(activity({ company }))).toEqual(['period'])
  expect(
    await refused(activity({ company, period: { ...period, end: '2026-11-24T00:00:00+08:00' } })),
  ).toEqual([])
  expect(await refused(activity({ period: { start: period.end, end: period.start } }))).toEqual([
    'period',
  ])
  expect(await remove('h5ChannelActivity', await running())).toEqual([40900])
  const draft = await activity({ verify: 'list', phones: await listOf(phoneOf()) })
  expect(await remove('h5ChannelActivity', draft)).toEqual([20000])
  expect(await records().count('channelPhone', { activity: draft.id })).toBe(0)
})

test('h5ChannelActivity.copy h5ChannelActivity.exportTaken a draft with a code of its own; takers leave as a spreadsheet', async () => {
  const one = await running()
  await take(one)
  const { data } = await admin('POST', `h5ChannelActivity/${one.id}/copy`, {
    code: `act-${serial()}`,
    period,
  })
  expect(data).toMatchObject({ status: 'draft', taken: 0, total: 5 })
  expect((await admin('POST', `h5ChannelActivity/${one.id}/exportTaken`, {})).code).toBe(20000)
  await runQueued(bench.portal.context)
  const [job] = await records().select('job', {
    entity: 'h5ChannelActivity',
    recordId: String(one.id),
  })
  expect(job).toMatchObject({ status: 'done', done: 1 })
})
