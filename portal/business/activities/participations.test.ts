import { beforeAll, expect, test } from 'vitest'
import type { Label, Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, tried, changed, act, remove, refused } = anyRecord(bench)

let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  const writes = ['appUser', 'participation', 'participationDay', 'attendance']
  app = (await appKey(bench, { writes })).app
})
const records = () => bench.portal.records()
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${70_000_000 + serial()}`, nickname: '拾光' })).data
    .id as number
const at = (day: string) => `${day}T00:00:00+08:00`
const stretch = (start: string, end: string) => ({ start: at(start), end: at(end) })
/** A month around today, and one to come. */
const now = stretch('2026-11-10', '2026-12-10')
const later = stretch('2027-01-10', '2027-02-10')

/** The app tells that somebody joined; the fields that were refused, or the record. */
const join = async (activity: string, of: Made, more: Row = {}) => {
  const entry = { entryNo: `BM${serial()}`, activity, [activity]: of.id, user: await user() }
  const answer = await app('POST', 'ingest/participation', {
    ...{ ...entry, joinedAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return { id: answer.data.id as number, refused: Object.keys(answer.data.errors ?? {}) }
}
const done = async (entry: { id: number }, dates: readonly string[]) => {
  for (const date of dates)
    await app('POST', 'ingest/participationDay', { participation: entry.id, date, minutes: 20 })
}
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `2026-11-${from + index}`)
const owed = (sourceName: unknown) => records().select('materialOrder', { sourceName })
const step = (count: number, goodsName: string, more: Row = {}) => ({
  ...{ days: count, rewardType: 'material', goodsName, ...more },
})
const fileOf = async (name: string, one: Made, action: string) => {
  const path = { memberTask: 'memberPunchTask', punchCard: 'activityPunchCard' }[name] ?? name
  const { code } = await admin('POST', `${path}/${one.id}/${action}`, {})
  await runQueued(bench.portal.context)
  const [job] = await records().select('job', { entity: name, recordId: one.id, kind: 'export' })
  return [code, job?.status, job?.done]
}

const card = async (more: Row = {}) =>
  make('punchCard', {
    ...{ signUp: now, period: now, targetDays: 7, courses: [], quota: 0, price: 0, rewards: [] },
    ...more,
  })
const online = async (name: string, made: Made) => {
  expect(await act(name, made, 'publish')).toEqual([20000])
  return made
}

test('punchCard#signUpFitsPeriod sign-up starts and ends no later than the punching', async () => {
  const tell = (signUp: Row) => refused(card({ signUp }))
  expect(await tell(stretch('2026-11-11', '2026-12-01'))).toEqual(['signUp'])
  expect(await tell(stretch('2026-11-01', '2026-12-11'))).toEqual(['signUp'])
  expect(await tell(stretch('2026-11-01', '2026-12-10'))).toEqual([])
})

test('punchCard#targetDaysFitPeriod the target fits into the days, the steps rise and fit into the target', async () => {
  expect(await refused(card({ targetDays: 31 }))).toEqual(['targetDays'])
  expect(await refused(card({ targetDays: 30 }))).toEqual([])
  const tell = (...counts: number[]) =>
    refused(card({ rewards: counts.map((count) => step(count, '帆布袋')) }))
  expect(await tell(3, 7)).toEqual([])
  expect(await tell(7, 3)).toEqual(['rewards.1.days'])
  expect(await tell(3, 8)).toEqual(['rewards.1.days'])
  const empty = [{ days: 3, rewardType: 'points' }]
  expect(await refused(card({ rewards: empty }))).toEqual(['rewards.0.amount'])
})

test('punchCard#dailyMinutesFollowCheckKind minutes a day are for listening and reading', async () => {
  expect(await refused(card({ checkKind: 'listen', dailyMinutes: null }))).toEqual(['dailyMinutes'])
  const made = await card({ checkKind: 'note', dailyMinutes: 15 })
  expect((await find('punchCard', made)).dailyMinutes).toBe(null)
})

test('punchCard#frozenOnceJoined punchCard#deletableWhileDraft once somebody joined the terms stand, places only rise, and it stays', async () => {
  const one = await online('punchCard', await card({ quota: 1 }))
  expect(await changed('punchCard', one, { targetDays: 6 })).toEqual([20000])
  expect((await join('punchCard', one)).refused).toEqual([])
  expect((await join('punchCard', one)).refused).toEqual(['punchCard'])
  expect(await changed('punchCard', one, { targetDays: 7 })).toEqual([40001, 'targetDays'])
  expect(await changed('punchCard', one, { price: 100 })).toEqual([40001, 'price'])
  const earlier = { period: stretch('2026-11-11', '2026-12-10') }
  expect(await changed('punchCard', one, earlier)).toContain('period.start')
  expect((await changed('punchCard', one, { quota: 0 }))[0]).toBe(40001)
  expect(await changed('punchCard', one, { quota: 5 })).toEqual([20000])
  expect(await remove('punchCard', one)).toEqual([40900])
  expect(await remove('punchCard', await card())).toEqual([20000])
})

test('punchCard#publishNeedsEndAhead it goes online while its end is ahead; taken offline it takes nobody more', async () => {
  const over = {
    period: stretch('2026-10-01', '2026-11-01'),
    signUp: stretch('2026-10-01', '2026-10-20'),
  }
  expect((await act('punchCard', await card(over), 'publish'))[0]).toBe(40001)
  const one = await online('punchCard', await card())
  const joined = await join('punchCard', one)
  await act('punchCard', one, 'withdraw')
  expect((await join('punchCard', one)).refused).toEqual(['punchCard'])
  await done(joined, days(11, 12))
  expect(await records().find('participation', joined.id)).toMatchObject({ days: 2, minutes: 40 })
})

test('whoever reaches a step is owed its object once, and has finished at the target; runs break', async () => {
  const rewards = [step(2, '书签'), step(3, '帆布袋')]
  const one = await online('punchCard', await card({ targetDays: 3, rewards }))
  const first = await join('punchCard', one)
  await done(first, ['2026-11-11', '2026-11-13', '2026-11-13', '2026-11-15', '2026-11-16'])
  expect((await owed(one.title)).map(({ goodsName }) => goodsName)).toEqual(['书签', '帆布袋'])
  expect(await find('punchCard', one)).toMatchObject({ joined: 1, finished: 1, finishRate: 100 })
  const strict = await card({ targetDays: 3, rewards, countRule: 'continuous' })
  const runner = await join('punchCard', await online('punchCard', strict))
  await done(runner, ['2026-11-11', '2026-11-12', '2026-11-14'])
  expect((await owed(strict.title)).map(({ goodsName }) => goodsName)).toEqual(['书签'])
  await done(runner, ['2026-11-13'])
  expect((await find('punchCard', strict)).finished).toBe(1)
})

test('punchCard.copy punchCard.exportRecords a copy asks for its times; the records leave as a spreadsheet', async () => {
  const one = await online('punchCard', await card({ title: '21天早起听书' }))
  await done(await join('punchCard', one), days(11, 13))
  const again = { signUp: later, period: later }
  const bare = await tried('POST', `activityPunchCard/${one.id}/copy`, {})
  expect(bare).toEqual(expect.arrayContaining([40001, 'period', 'signUp']))
  const { data } = await admin('POST', `activityPunchCard/${one.id}/copy`, again)
  expect(data).toMatchObject({
    title: '21天早起听书 副本',
    joined: 0,
    status: 'draft',
    period: later,
  })
  expect(await fileOf('punchCard', one, 'exportRecords')).toEqual([20000, 'done', 3])
})

const attendance = async (more: Row = {}) =>
  make('attendance', { period: now, audience: 'vip', rewards: [], recommend: [], ...more })

test('attendance#rewardDaysFitPeriod it runs 2 to 62 days, in which its rewards are reached', async () => {
  const tell = (end: string, counts: readonly number[] = []) =>
    refused(
      attendance({
        period: stretch('2026-11-01', end),
        rewards: counts.map((count) => step(count, '实体刊')),
      }),
    )
  expect(await tell('2026-11-01T12:00:00+08:00'.slice(0, 10))).toContain('period')
  expect(await tell('2026-11-03')).toEqual([])
  expect(await tell('2027-01-03')).toEqual(['period'])
  expect(await tell('2026-11-08', [3, 7])).toEqual([])
  expect(await tell('2026-11-08', [3, 8])).toEqual(['rewards.1.days'])
  expect(await tell('2026-11-08', [3, 3])).toContain('rewards.1.days')
})

test('attendance#publishedNeverOverlap at a time one is online for an audience, and one for all stands alone', async () => {
  const publish = async (audience: string, period: Row) =>
    act('attendance', await attendance({ audience, period }), 'publish')
  expect(await publish('newUser', later)).toEqual([20000])
  expect(await publish('newUser', later)).toEqual([40001, 'period'])
  expect(await publish('nonVip', later)).toEqual([20000])
  expect(await publish('all', later)).toEqual([40001, 'period'])
  expect(await publish('all', stretch('2027-03-01', '2027-03-10'))).toEqual([20000])
})

test('attendance#stockCoversGranted attendance#deletableWhileDraft what was reached stays, with no less of it; with users the start stands', async () => {
  const rewards = [step(1, '书签', { stock: 2 }), step(5, '实体刊', { stock: 1 })]
  const one = await online('attendance', await attendance({ rewards }))
  for (let count = 0; count < 2; count++) await done(await join('attendance', one), days(11, 11))
  expect((await owed(one.title)).length).toBe(2)
  const tell = (first: Row, second: Row) =>
    changed('attendance', one, {
      rewards: [
        { ...rewards[0], ...first },
        { ...rewards[1], ...second },
      ],
    })
  expect(await tell({ stock: 1 }, {})).toEqual([40001, 'rewards.0.stock'])
  const { of } = bench.portal.context.entities.get('attendance')!.fields.rewards!
  expect((of as { stock: { label: Label } }).stock.label).toEqual([
    '库存（0 或不填为不限）',
    'Stock (0 or nothing is unlimited)',
  ])
  expect(await tell({ goodsName: '明信片' }, {})).toEqual([40001, 'rewards'])
  expect(await tell({ stock: 5 }, { goodsName: '明信片' })).toEqual([20000])
  const shifted = { period: stretch('2026-11-09', '2026-12-10') }
  expect(await changed('attendance', one, shifted)).toEqual([40001, 'period.start'])
  expect(await remove('attendance', one)).toEqual([40900])
  expect(await remove('attendance', await attendance())).toEqual([20000])
  await app('POST', 'ingest/attendance', { id: one.id, attendedToday: 7 })
  expect((await find('attendance', one)).attendedToday).toBe(7)
  await act('attendance', one, 'withdraw')
})

test('attendance.copy attendance.exportRecords an object is given while there are any; the check-ins leave as a spreadsheet', async () => {
  const rewards = [step(2, '实体刊', { stock: 1 })]
  const one = await online('attendance', await attendance({ rewards }))
  for (let count = 0; count < 2; count++) await done(await join('attendance', one), days(11, 12))
  expect((await owed(one.title)).length).toBe(1)
  expect(await fileOf('attendance', one, 'exportRecords')).toEqual([20000, 'done', 4])
  const { data } = await admin('POST', `attendance/${one.id}/copy`, { period: later })
  expect(data).toMatchObject({ joined: 0, period: later })
})

const task = async (more: Row = {}) =>
  make('memberTask', {
    ...{ joinPeriod: now, durationDays: 30, requiredDays: 2, memberKind: 'any', vipGoods: [] },
    ...{ rewardType: 'points', amount: 50, coupon: null, goodsName: null, ...more },
  })
const member = async (kind = 'digital') => {
  const id = await user()
  const values = { user: id, kind, days: 365, source: 'grant', grantKey: `K${serial()}` }
  const { data } = await admin('GET', `appUser/${id}`)
  await records().create('userVip', { ...values, validity: stretch('2026-01-01', '2027-01-01') })
  return data.id as number
}

test('memberTask#requiredDaysWithinDuration memberTask#rewardFieldsFollowType the days required fit into its run, and the reward is filled in', async () => {
  expect(await refused(task({ requiredDays: 31 }))).toEqual(['requiredDays'])
  expect(await refused(task({ amount: null }))).toEqual(['amount'])
  expect(await refused(task({ rewardType: 'material', amount: null }))).toEqual(['goodsName'])
  expect(await refused(task({ goodsName: '礼盒' }))).toEqual(['goodsName'])
  const one = await task()
  await put('memberTask', one, { finished: 3 })
  expect(await changed('memberTask', one, { rewardStock: 2 })).toEqual([40001, 'rewardStock'])
  expect(await changed('memberTask', one, { rewardStock: 3 })).toEqual([20000])
})

test('memberTask#frozenOnceJoined memberTask#deletableWhileDraft members take it once; then its rules stand and it is not deleted', async () => {
  const one = await online('memberTask', await task({ memberKind: 'digital' }))
  expect((await join('memberTask', one)).refused).toEqual(['user'])
  expect((await join('memberTask', one, { user: await member('union') })).refused).toEqual(['user'])
  const reader = await member()
  expect((await join('memberTask', one, { user: reader })).refused).toEqual([])
  expect((await join('memberTask', one, { user: reader })).refused).toEqual(['user'])
  expect(await changed('memberTask', one, { requiredDays: 3 })).toEqual([40001, 'requiredDays'])
  expect(await changed('memberTask', one, { ruleText: '每天听读十分钟' })).toEqual([20000])
  expect(await remove('memberTask', one)).toEqual([40900])
  await act('memberTask', one, 'withdraw')
  expect((await join('memberTask', one, { user: await member() })).refused).toEqual(['memberTask'])
  expect(await remove('memberTask', await task())).toEqual([20000])
})

test('memberTask.copy memberTask.exportProgress whoever finishes is owed the object; the progress leaves as a spreadsheet', async () => {
  const material = { rewardType: 'material', amount: null, goodsName: '周刊礼盒' }
  const one = await online('memberTask', await task(material))
  await done(await join('memberTask', one, { user: await member() }), days(12, 13))
  expect((await owed(one.title)).map(({ goodsName }) => goodsName)).toEqual(['周刊礼盒'])
  expect(await find('memberTask', one)).toMatchObject({ joined: 1, finished: 1 })
  expect(await fileOf('memberTask', one, 'exportProgress')).toEqual([20000, 'done', 1])
  const { data } = await admin('POST', `memberPunchTask/${one.id}/copy`, { joinPeriod: later })
  expect(data).toMatchObject({ joined: 0, joinPeriod: later })
})

const group = (name: string, targetMinutes: number, more: Row = {}) => ({
  ...{ name, targetMinutes, quota: 0, ...more },
})
const groups = [group('全马', 2520, { goodsName: '完赛奖牌' }), group('半马', 1260, { quota: 1 })]
let season = 2030
const race = async (more: Row = {}) =>
  make('marathon', {
    ...{ season: `${season++}春`, signUp: stretch('2026-11-01', '2026-11-30'), period: now },
    ...{
      entryType: 'free',
      price: 0,
      groups,
      books: [],
      courses: [],
      countKinds: ['course'],
      ...more,
    },
  })

test('marathon#signUpFitsPeriod sign-up comes before the race, and races online do not overlap', async () => {
  expect(await refused(race({ signUp: now }))).toEqual(['signUp'])
  expect(await refused(race({ signUp: stretch('2026-11-01', '2026-12-11') }))).toEqual(['signUp'])
  const one = await online('marathon', await race())
  expect(await act('marathon', await race(), 'publish')).toEqual([40001, 'period'])
  const next = await race({ period: later, signUp: stretch('2026-12-20', '2027-01-20') })
  expect(await act('marathon', next, 'publish')).toEqual([20000])
  for (const made of [one, next]) await act('marathon', made, 'withdraw')
})

test('marathon#priceFollowsEntryType paid ones have a price, others none; distances have names of their own', async () => {
  expect(await refused(race({ entryType: 'paid' }))).toEqual(['price'])
  expect(await refused(race({ entryType: 'paid', price: 1990 }))).toEqual([])
  expect(await refused(race({ price: 1990 }))).toEqual(['price'])
  const twice = [group('全马', 2520), group('全马', 1260)]
  expect(await refused(race({ groups: twice }))).toEqual(['groups.1.name'])
})

test('marathon#distancesWithRunnersStay a distance with runners stays and grows no longer; its places are counted', async () => {
  const one = await online('marathon', await race())
  expect((await join('marathon', one, { distance: '亲子马' })).refused).toEqual(['distance'])
  expect((await join('marathon', one, { distance: '半马' })).refused).toEqual([])
  expect((await join('marathon', one, { distance: '半马' })).refused).toEqual(['distance'])
  const tell = (...left: Row[]) => changed('marathon', one, { groups: left })
  expect(await tell(groups[0]!)).toEqual([40001, 'groups'])
  expect(await tell(groups[0]!, group('半马', 1300))).toEqual([40001, 'groups.1.targetMinutes'])
  expect(await tell(group('半马', 1200, { quota: 1 }))).toEqual([20000])
  await act('marathon', one, 'withdraw')
  expect(await remove('marathon', one)).toEqual([40900])
})

test('marathon#onlyAdminSettles marathon#readOnlyOnceSettled marathon.exportRunners an admin settles what is over: ranks, medals, gifts; then it is read only', async () => {
  const one = await online('marathon', await race())
  const medal = await make('medal', {
    ...{ kind: 'marathon', condition: 'finishMarathon', marathon: one.id, marathonGroup: null },
    ...{
      punchCard: null,
      attendance: null,
      cardCollect: null,
      offlineActivity: null,
      period: null,
    },
  })
  await put('medal', medal, { status: 'published' })
  const full = { distance: '全马' }
  const [second, first] = [await join('marathon', one, full), await join('marathon', one, full)]
  await join('marathon', one, full)
  for (const [{ id }, day] of [
    [first, 25],
    [second, 28],
  ] as const)
    await app('POST', 'ingest/participation', { id, finishedAt: `2026-11-${day}T20:00:00+08:00` })
  expect((await act('marathon', one, 'settle'))[0]).toBe(40900)
  await put('marathon', one, { signUpEnd: at('2026-11-15'), periodEnd: at('2026-11-20') })
  expect(await act('marathon', one, 'settle', {}, editor)).toEqual([40300])
  expect(await act('marathon', one, 'settle')).toEqual([20000])
  await runQueued(bench.portal.context)
  const ranks = await records().select('participation', { marathon: one.id }, { sort: 'rank' })
  expect(ranks.map(({ rank }) => rank).toSorted()).toEqual([1, 2, null])
  expect(await records().find('participation', first.id)).toMatchObject({ rank: 1 })
  expect(await records().count('medalHolder', { medal: medal.id })).toBe(2)
  expect((await owed(one.title)).length).toBe(2)
  expect((await changed('marathon', one, { ruleText: '<p>改</p>' }))[0]).toBe(40900)
  expect(await fileOf('marathon', one, 'exportRunners')).toEqual([20000, 'done', 3])
})

test('marathon.copy a new season has its distances and its own season and times', async () => {
  const one = await race({ title: '秋季阅读马拉松' })
  expect(await tried('POST', `marathon/${one.id}/copy`, {})).toEqual(
    expect.arrayContaining([40001, 'season', 'signUp', 'period']),
  )
  const next = { season: '2029春', period: later, signUp: stretch('2026-12-20', '2027-01-20') }
  const { data } = await admin('POST', `marathon/${one.id}/copy`, next)
  expect(data).toMatchObject({ season: '2029春', joined: 0, status: 'draft' })
  expect(data.groups.map(({ name }: Row) => name)).toEqual(['全马', '半马'])
  expect(await remove('marathon', data)).toEqual([20000])
})

test('nobody makes, changes or deletes here what the app tells of those who take part', async () => {
  const joined = await join('punchCard', await online('punchCard', await card()))
  expect((await tried('POST', 'participation', { entryNo: 'X' }))[0]).not.toBe(20000)
  expect(
    (await changed('participation', joined as Made, { finishedAt: null, days: 9 }))[0],
  ).not.toBe(20000)
})
