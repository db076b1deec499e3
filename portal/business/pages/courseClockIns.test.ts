import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { clockInFacts } from '../activities/participation/clockInFacts.ts'

const bench = sharedBench()
const { admin } = bench
const { find, tried, changed, act, remove, refused } = anyRecord(bench)
const stub = stubs(bench)
const put = bareRecords(bench, '2026-11-21T10:00:00+08:00')
const records = () => bench.portal.records()

let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { writes: ['appUser', 'participation', 'participationDay'] })).app
})
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${60_000_000 + serial()}`, nickname: '远山' })).data
    .id as number
const stretch = (start: string, end: string) => ({
  start: `${start}T00:00:00+08:00`,
  end: `${end}T00:00:00+08:00`,
})
const running = {
  signUp: stretch('2026-11-01', '2026-11-30'),
  period: stretch('2026-11-10', '2026-12-10'),
}
const coming = {
  signUp: stretch('2026-11-20', '2026-12-05'),
  period: stretch('2026-12-01', '2026-12-31'),
}
const course = (more: Row = {}) =>
  stub('catalog', {
    nodeKind: 'course',
    status: 'published',
    title: `中国建筑${serial()}`,
    ...more,
  })
const points = (days: number, more: Row = {}) => ({
  days,
  rewardType: 'points',
  amount: 50,
  ...more,
})
const clockIn = async (more: Row = {}) =>
  put('courseClockIn', {
    ...{ name: `听懂建筑${serial()}`, course: await course(), task: 'minutes', minMinutes: 10 },
    ...{ requiredDays: 3, makeUpTimes: 1, quota: null, rewards: [points(2)], ...running, ...more },
  })
const open = async (more: Row = {}) => {
  const one = await clockIn(more)
  expect(await act('courseClockIn', one, 'publish')).toEqual([20000])
  return one
}
const join = async (of: Made) => {
  const entry = { entryNo: `KC${serial()}`, activity: 'courseClockIn', courseClockIn: of.id }
  const joinedAt = '2026-11-20T09:00:00+08:00'
  const { data } = await app('POST', 'ingest/participation', {
    ...entry,
    user: await user(),
    joinedAt,
  })
  return { id: data.id as number, refused: Object.keys(data.errors ?? {}) }
}
const day = async (entry: { id: number }, date: string, more: Row = {}) => {
  const told = { participation: entry.id, date, minutes: 20, ...more }
  const { data } = await app('POST', 'ingest/participationDay', told)
  return Object.keys(data?.errors ?? {})
}
const jobOf = async (one: Made, kind: string) => {
  await runQueued(bench.portal.context)
  return (await records().select('job', { entity: 'courseClockIn', recordId: one.id, kind }))[0]
}
const waiting = (one: Made) =>
  records().count('clockInReward', { courseClockIn: one.id, status: 'waiting' })

test('courseClockIn#courseIsPublished its course is sold and published, sign-up begins before it and ends with it', async () => {
  expect(await refused(clockIn({ course: await course({ status: 'draft' }) }))).toEqual(['course'])
  expect(await refused(clockIn({ course: await course({ nodeKind: 'lesson' }) }))).toEqual([
    'course',
  ])
  const tell = (signUp: Row) => refused(clockIn({ signUp }))
  expect(await tell(stretch('2026-11-10', '2026-11-20'))).toEqual(['signUp'])
  expect(await tell(stretch('2026-11-01', '2026-12-11'))).toEqual(['signUp'])
  expect(await tell(stretch('2026-11-01', '2026-12-10'))).toEqual([])
})

test('courseClockIn#requiredDaysFitPeriod the days fit into the period and the lessons, minutes belong to listening', async () => {
  const tell = (more: Row) => refused(clockIn(more))
  expect(await tell({ requiredDays: 31 })).toEqual(['requiredDays'])
  expect(await tell({ requiredDays: 30 })).toEqual([])
  const short = await course({ lessonCount: 5 })
  expect(await tell({ task: 'lesson', minMinutes: null, course: short, requiredDays: 6 })).toEqual([
    'requiredDays',
  ])
  expect(await tell({ task: 'lesson', minMinutes: null, course: short, requiredDays: 5 })).toEqual(
    [],
  )
  expect(await tell({ minMinutes: null })).toEqual(['minMinutes'])
})

test('courseClockIn#rewardDaysRise steps rise within the days, and each names what it gives', async () => {
  const tell = (...rewards: Row[]) => refused(clockIn({ rewards }))
  expect(await tell(points(3), points(2))).toEqual(['rewards.1.days'])
  expect(await tell(points(4))).toEqual(['rewards.0.days'])
  expect(await tell({ days: 2, rewardType: 'points' })).toEqual(['rewards.0.amount'])
  expect(await tell({ days: 2, rewardType: 'medal' })).toEqual(['rewards.0.medal'])
  expect(await tell(points(2, { stock: -1 }))).toEqual(['rewards.0.stock'])
  expect(await tell(points(2), { days: 3, rewardType: 'material', goodsName: '帆布袋' })).toEqual(
    [],
  )
})

test('courseClockIn#onePublishedPerCourse one clock-in a day, made-up days are counted, and a course has one at a time', async () => {
  const one = await open({ quota: 1 })
  const again = await clockIn({ course: one.course })
  expect(await act('courseClockIn', again, 'publish')).toContain(40001)
  const entry = await join(one)
  expect((await join(one)).refused).toEqual(['courseClockIn'])
  expect(await day(entry, '2026-11-09')).toEqual(['date'])
  expect(await day(entry, '2026-11-11', { madeUp: true })).toEqual([])
  expect(await day(entry, '2026-11-12', { madeUp: true })).toEqual(['madeUp'])
  await day(entry, '2026-11-12')
  await day(entry, '2026-11-12')
  expect(await find('courseClockIn', one)).toMatchObject({ joinCount: 1, finishCount: 0 })
  await day(entry, '2026-11-13')
  expect(await find('courseClockIn', one)).toMatchObject({ finishCount: 1, finishRate: 100 })
})

test('courseClockIn#frozenOnceStarted courseClockIn#deletableWhileDraft recalled while nobody joined, after the start only ends, stock and pictures change, and it ends by itself', async () => {
  const ahead = await open(coming)
  expect(await changed('courseClockIn', ahead, { requiredDays: 4 })).toEqual([20000])
  expect(await act('courseClockIn', ahead, 'recall')).toEqual([20000])
  expect(await remove('courseClockIn', ahead)).toEqual([20000])
  const one = await open({ rewards: [points(2, { stock: 5 })] })
  expect(await changed('courseClockIn', one, { requiredDays: 4 })).toContain('requiredDays')
  expect(
    await changed('courseClockIn', one, { period: stretch('2026-11-10', '2026-12-09') }),
  ).toContain('period')
  expect(
    await changed('courseClockIn', one, { period: stretch('2026-11-10', '2026-12-20') }),
  ).toEqual([20000])
  const [step] = (await find('courseClockIn', one)).rewards as Row[]
  const of = (more: Row) => changed('courseClockIn', one, { rewards: [{ ...step, ...more }] })
  expect(await of({ stock: 4 })).toEqual([40001, 'rewards.0.stock'])
  expect(await of({ amount: 60 })).toEqual([40001, 'rewards'])
  expect(await of({ stock: 9 })).toEqual([20000])
  await join(one)
  expect((await act('courseClockIn', one, 'recall'))[0]).not.toBe(20000)
  expect((await remove('courseClockIn', one))[0]).toBe(40900)
  const now = bench.time.now
  bench.time.now = Date.parse('2026-12-21T00:00:00+08:00')
  await runDueMoves(bench.portal.context, records())
  bench.time.now = now
  expect(await find('courseClockIn', one)).toMatchObject({ status: 'ended' })
  expect((await changed('courseClockIn', one, { name: '改名' }))[0]).toBe(40900)
})

test('courseClockIn.giveRewards courseClockIn.exportRecords steps are given while there are any, missed ones later, and all of it leaves as a spreadsheet', async () => {
  const one = await open({
    rewards: [points(1, { stock: 1 }), { days: 2, rewardType: 'vipDays', amount: 7 }],
  })
  const [first, second] = [await join(one), await join(one)]
  for (const entry of [first, second])
    for (const date of ['2026-11-12', '2026-11-13']) await day(entry, date)
  expect(await waiting(one)).toBe(4)
  await runDueMoves(bench.portal.context, records())
  expect(await waiting(one)).toBe(1)
  const people = await records().select('participation', { courseClockIn: one.id }, { sort: 'id' })
  const users = people.map(({ user: id }) => id)
  expect(await records().count('pointsLedger', { user: users, delta: 50 })).toBe(1)
  expect(await records().count('userVip', { user: users, days: 7 })).toBe(2)
  expect(await act('courseClockIn', one, 'giveRewards')).toEqual([20000])
  expect(await jobOf(one, 'clockInRewards')).toMatchObject({ done: 0, failed: 1 })
  const [step, more] = (await find('courseClockIn', one)).rewards as Row[]
  await changed('courseClockIn', one, { rewards: [{ ...step, stock: 2 }, more] })
  expect(await act('courseClockIn', one, 'giveRewards')).toEqual([20000])
  await runQueued(bench.portal.context)
  expect(await waiting(one)).toBe(0)
  expect(await act('courseClockIn', one, 'exportRecords')).toEqual([20000])
  const job = await jobOf(one, 'export')
  expect(job).toMatchObject({ status: 'done', done: 2 })
  const activity = await find('courseClockIn', one)
  expect(await clockInFacts(records(), people[0] as Row, activity)).toEqual({
    madeUp: 0,
    rewards: '1 天 积分 50（2026-11-12 达成）；2 天 会员 7 天（2026-11-13 达成）',
  })
})

test('courseClockIn.copy makes a draft with the same course and rewards and no periods', async () => {
  const one = await open()
  const { code, data } = await admin('POST', `courseClockIn/${one.id}/copy`, {})
  expect(code).toBe(20000)
  expect(data).toMatchObject({ status: 'draft', signUp: null, period: null })
  expect(data.rewards).toHaveLength(1)
  expect((await tried('POST', `courseClockIn/${data.id}/publish`))[0]).toBe(40001)
})
