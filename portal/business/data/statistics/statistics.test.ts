import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { doDaily } from '#portal/jobs/clock/daily.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, act, tried, refused, put, changed, remove } = anyRecord(bench)
const records = () => bench.portal.records()
const at = (day: string, time = '23:59:59') => `2026-11-${day}T${time}+08:00`
let reader: Made
beforeAll(async () => {
  reader = await make('appUser', {
    ...{ platform: 'ios', channel: null, registeredAt: at('19'), company: null },
  })
})
const study = (date: string, more: Row = {}, user: Row = reader) =>
  records().create('cumulativeTime', {
    ...{
      user: user.id,
      date,
      source: 'app',
      listen: 900,
      read: 0,
      video: 0,
      company: null,
      ...more,
    },
  }) as Promise<Made>
const order = (more: Row) =>
  make('userOrder', {
    ...{ user: reader.id, kind: 'course', items: [], amount: 5000, couponDiscount: 0 },
    ...{ readMoneyPaid: 0, paid: 5000, status: 'paid', ...more },
  })
const figuresOf = async (date: string) =>
  (await records().select('statistics', { date, platform: 'ios' }))[0]
const nightOf = async (name: string) => {
  const daily = Object.values(bench.portal.context.parts.dailies).find((one) => one.name === name)!
  const pauses = { rest: async () => {}, isOver: () => false }
  await doDaily(bench.portal.context, daily, pauses)
  bench.time.now += 24 * 3_600_000
  await doDaily(bench.portal.context, daily, pauses)
  await runQueued(bench.portal.context)
  bench.time.now -= 24 * 3_600_000
}

test('cumulativeTime#oncePerUserAndDay #dayTotalWithinADay a user has one row of the app a day, none to come, and no day over 24 hours', async () => {
  await study('2026-11-19', { listen: 3600 })
  expect((await refused(study('2026-11-19'))).length).toBe(1)
  expect(await refused(study('2026-11-22'))).toEqual(['date'])
  expect(await refused(study('2026-11-01', { listen: 86_401 }))).toEqual(['listen'])
  expect(await refused(study('2026-11-01', { listen: 86_400 }))).toEqual([])
})

test('cumulativeTime#sumsFollowTheFilter the list is summed at its foot, and by user with days and average elsewhere, corrections along', async () => {
  const [long, short] = [await make('appUser'), await make('appUser')] as const
  await study('2026-10-01', { listen: 3600, read: 1200 }, long)
  await study('2026-10-02', { listen: 1200 }, long)
  await study('2026-10-02', { listen: -600, source: 'adjust', reason: '重复计时' }, long)
  await study('2026-10-02', { listen: 0, video: 900 }, short)
  const range = 'from=2026-10-01&to=2026-10-31'
  const { code, data } = await admin('GET', `cumulativeTime/dashboard/users?${range}`)
  expect(code).toBe(20000)
  expect(data.panels.users.rows).toMatchObject([
    { rank: 1, values: { total: 5400, days: 2, average: 2700, listen: 4200, read: 1200 } },
    { rank: 2, values: { total: 900, days: 1, average: 900, video: 900 } },
  ])
  const filter = JSON.stringify({ date_gte: '2026-10-01', date_lte: '2026-10-31' })
  const foot = await admin('GET', `cumulativeTime/sums?filter=${encodeURIComponent(filter)}`)
  expect(foot.data.sums).toEqual([4200, 1200, 900, 6300])
  const strange = await admin('GET', `cumulativeTime/dashboard/users?${range}&top=7`)
  expect(strange.code).toBe(40001)
})

test('cumulativeTime.adjust cumulativeTime#adjustNeedsBulkRight a correction stands beside what was counted, by those with the right, and streaks follow', async () => {
  const user = await make('appUser', { platform: 'ios', channel: null, registeredAt: at('01') })
  const streaks = async () =>
    (
      await records().select('cumulativeTime', { user: user.id, source: 'app' }, { sort: 'date' })
    ).map(({ streak }) => streak)
  await study('2026-11-16', {}, user)
  const weak = await study('2026-11-17', { listen: 300 }, user)
  await study('2026-11-18', {}, user)
  await study('2026-11-20', {}, user)
  expect(await streaks()).toEqual([1, 0, 1, 1])
  const why = { reason: '补录断网期间时长' }
  expect(await act('cumulativeTime', weak, 'adjust', { listen: 5, ...why }, editor)).toEqual([
    40300,
  ])
  expect(await act('cumulativeTime', weak, 'adjust', { listen: 5 })).toEqual([40001, 'reason'])
  expect(await act('cumulativeTime', weak, 'adjust', why)).toEqual([40001, 'listen'])
  expect(await act('cumulativeTime', weak, 'adjust', { listen: -6, ...why })).toEqual([
    40001,
    'listen',
  ])
  // What takes the day below nothing, or beyond its end, is what is to be put right.
  const tooMuch = { listen: 1, video: -60, ...why }
  expect(await act('cumulativeTime', weak, 'adjust', tooMuch)).toEqual([40001, 'video'])
  const tooLong = { listen: -1, read: 1440, ...why }
  expect(await act('cumulativeTime', weak, 'adjust', tooLong)).toEqual([40001, 'read'])
  expect(await act('cumulativeTime', weak, 'adjust', { listen: 4.5, read: 0.5, ...why })).toEqual([
    20000,
  ])
  expect(await streaks()).toEqual([1, 2, 3, 1])
  const [row] = await records().select('cumulativeTime', { user: user.id, source: 'adjust' })
  expect(row).toMatchObject({ date: '2026-11-17', listen: 270, read: 30, ...why })
  expect(await act('cumulativeTime', weak, 'adjust', { listen: -5, ...why })).toEqual([20000])
  expect(await streaks()).toEqual([1, 0, 1, 1])
  const { sums } = (
    await admin('GET', `cumulativeTime/sums?filter={"user":${user.id},"date":"2026-11-17"}`)
  ).data
  expect(sums).toEqual([270, 30, 0, 300])
  expect((await remove('cumulativeTime', row as Made))[0]).not.toBe(20000)
})

test('statistics#daysAreShanghaiDays statistics.recount a day is cut at midnight in Shanghai, and counted from the records there are', async () => {
  await order({ paidAt: at('19') })
  await order({ paidAt: at('20', '00:00:00'), kind: 'vip' })
  await order({ paidAt: at('20'), kind: 'vip', paid: 3000, amount: 3000 })
  await order({ paidAt: at('20'), status: 'closed' })
  await put('userOrder', await order({ paidAt: at('18') }), {
    refundedAt: at('20', '12:00:00'),
    refundAmount: 1200,
  })
  await study('2026-11-20', { listen: 600, read: 60 })
  const days = { from: '2026-11-19', to: '2026-11-20' }
  expect(await tried('POST', 'statistics/recount', days, editor)).toEqual([40300])
  expect(await tried('POST', 'statistics/recount', days)).toEqual([20000])
  await runQueued(bench.portal.context)
  expect(await figuresOf('2026-11-19')).toMatchObject({
    ...{ newUsers: 1, orders: 1, revenue: 5000, refunds: 0, newVip: 0 },
    ...{ retention1: 100, retention7: null },
  })
  expect(await figuresOf('2026-11-20')).toMatchObject({
    ...{
      newUsers: 0,
      orders: 2,
      payUsers: 1,
      revenue: 8000,
      refunds: 1200,
      newVip: 1,
      renewVip: 1,
    },
    ...{ retention1: null },
  })
})

test('statistics.recount takes days that are over, thirty-one at most, and counts no day twice', async () => {
  const recount = (from: string, to: string) => tried('POST', 'statistics/recount', { from, to })
  expect(await recount('2026-11-20', '2026-11-21')).toEqual([40001, 'to'])
  expect(await recount('2026-11-20', '2026-11-19')).toEqual([40001, 'from'])
  expect(await recount('2026-10-20', '2026-11-20')).toEqual([40001, 'from'])
  expect(await recount('2026-11-20', '2026-11-20')).toEqual([20000])
  await runQueued(bench.portal.context)
  expect(await records().count('statistics', { date: '2026-11-20', platform: 'ios' })).toBe(1)
})

test('statistics#oncePerDayAndChannel nobody edits the figures; the night counts the days since, and retention once it is known', async () => {
  await nightOf('statistics')
  const row = (await figuresOf('2026-11-20')) as Made
  expect((await changed('statistics', row, { newUsers: 5 }))[0]).not.toBe(20000)
  expect((await remove('statistics', row))[0]).not.toBe(20000)
  expect((await tried('POST', 'statistics', { date: '2026-11-20' }))[0]).not.toBe(20000)
})

test('icbcData#comesFromPortal #oncePerDayAndContent the night builds what the bank’s members read; others’ reading is left out, no day holds over 24 hours', async () => {
  const bank = await make('company', { type: 'bank', branchNo: '02000123', branchLevel: 'head' })
  const member = await make('appUser', { company: bank.id })
  const log = (more: Row) =>
    make('studyLog', {
      ...{ user: member.id, date: '2026-11-21', contentType: 'article', contentTitle: '封面故事' },
      ...{ target: { type: 'vipPage' }, times: 1, duration: 600, finished: false, ...more },
    })
  await log({})
  await log({ duration: 300, finished: true })
  await log({ target: { type: 'chat' }, contentType: 'course', duration: 86_000 })
  await log({ user: reader.id })
  await nightOf('icbcData')
  const rows = await records().select('icbcData', { day: '2026-11-21' }, { sort: 'id' })
  expect(rows).toMatchObject([
    { user: member.id, company: bank.id, times: 2, duration: 900, finished: true },
    { user: member.id, contentType: 'course', duration: 85_500 },
  ])
  const [row] = rows as [Made]
  expect((await tried('POST', 'icbcData', { day: '2026-11-20' }))[0]).not.toBe(20000)
  expect((await changed('icbcData', row, { times: 9 }))[0]).not.toBe(20000)
  expect((await remove('icbcData', row))[0]).not.toBe(20000)
})

test('icbcData.exportReport icbcData#personalDataIsMasked a report of some days is written by a job, with the details for admins', async () => {
  const report = (from: string, to: string, by = admin) =>
    tried('POST', 'icbcData/exportReport', { from, to }, by)
  expect(await report('2026-11-21', '2026-11-20')).toEqual([40001, 'from'])
  expect(await report('2025-11-01', '2026-11-21')).toEqual([40001, 'to'])
  expect(await report('2026-11-01', '2026-11-21', editor)).toEqual([40300])
  expect((await editor('GET', 'icbcData/export')).code).toBe(40300)
  expect(await report('2026-11-01', '2026-11-21')).toEqual([20000])
  await runQueued(bench.portal.context)
  const [job] = await records().select('job', { kind: 'export' }, { sort: '-id', limit: 1 })
  expect(job).toMatchObject({
    status: 'done',
    resultFile: { name: '工行月报-2026-11-01至2026-11-21.xlsx' },
  })
})
