import { beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const bench = sharedBench()
let admin: typeof bench.admin
const stub = stubs(bench)
const records = () => bench.portal.records()
const days = { vipDays: 7, digitalDays: 0, knowledgeDays: 30, companyDays: 30, giftDays: 7 }
/** On a day at ten, signed in. */
const on = async (day: string) => {
  bench.time.now = Date.parse(`${day}T10:00:00+08:00`)
  admin = await bench.signIn('boss')
}
beforeEach(() => on('2026-11-21'))

/** A magazine whose row says these days, in force since today. */
async function magazine(more: Row = {}) {
  const { magazine: of, issueValues } = await deskOf(bench)
  const [period] = await records().select('protectionPeriod', { magazine: of.id })
  const row = await records().update('protectionPeriod', period?.id as number, {
    ...{ startBasis: 'shelf', enabled: true, ...days, ...more },
  })
  return { ...row, id: row.id as number, issueValues }
}
type Period = Awaited<ReturnType<typeof magazine>>

/** An issue of it that goes on the shelf now. */
async function shelved({ issueValues }: Period) {
  const values = await issueValues({ publishDate: '2026-11-20' })
  const { id } = await records().create('issue', values)
  await stub('article', { issue: id, title: '小城里的第一杯手冲', status: 'published' })
  await records().move('issue', id as number, 'publish')
  return id as number
}
const kept = async (issue: number) =>
  (await records().select('issueProtection', { issue }))[0] as Row
const changed = async (period: Pick<Period, 'id'>, values: Row) => {
  const { version } = (await records().find('protectionPeriod', period.id)) as Row
  return (await admin('PUT', `protectionPeriod/${period.id}`, { version, ...values })).code
}
const recompute = (period: Pick<Period, 'id'>, body: Row = {}) =>
  admin('POST', `protectionPeriod/${period.id}/recompute`, body)
const agreed = { accept: ['protectionPeriod.recompute'] }

test('protectionPeriod#buyersNeverWait protectionPeriod#effectiveFromTodayOn an issue on its shelf is kept back by the days in force, not by those to come', async () => {
  const period = await magazine()
  const first = await kept(await shelved(period))
  expect(first).toMatchObject({
    vipUntil: '2026-11-28T10:00:00+08:00',
    digitalUntil: null,
    companyUntil: '2026-12-21T10:00:00+08:00',
    until: '2026-12-21T10:00:00+08:00',
    status: 'running',
  })
  expect(await records().find('protectionPeriod', period.id)).toMatchObject({
    protectedCount: 1,
  })
  const dated = await magazine({ startBasis: 'issueDate' })
  expect(await kept(await shelved(dated))).toMatchObject({ vipUntil: '2026-11-27T00:00:00+08:00' })
  const none = { vipDays: 0, knowledgeDays: 0, companyDays: 0, giftDays: 0 }
  expect(await kept(await shelved(await magazine(none)))).toBe(undefined)
  expect(await changed(period, { vipDays: 3, effectiveFrom: '2026-11-25' })).toBe(20000)
  expect(await kept(await shelved(period))).toMatchObject({ vipUntil: '2026-11-28T10:00:00+08:00' })
  await on('2026-11-25')
  expect(await kept(await shelved(period))).toMatchObject({ vipUntil: '2026-11-28T10:00:00+08:00' })
})

test('protectionPeriod#effectiveFromTodayOn it opens when its last day is over, and while the issue is off its shelf', async () => {
  const period = await magazine()
  const issue = await shelved(period)
  await records().move('issue', issue, 'withdraw')
  expect(await kept(issue)).toMatchObject({ status: 'over' })
  await records().move('issue', issue, 'publish')
  expect(await kept(issue)).toMatchObject({
    status: 'running',
    vipUntil: '2026-11-28T10:00:00+08:00',
  })
  await on('2026-12-22')
  await runDueMoves(bench.portal.context, records())
  expect(await kept(issue)).toMatchObject({ status: 'over' })
})

test('protectionPeriod.recompute tells for whom issues open and close, then applies the present days', async () => {
  const period = await magazine({ giftDays: 2 })
  const issue = await shelved(period)
  await on('2026-11-25')
  expect(await changed(period, { vipDays: 3, giftDays: 9, effectiveFrom: '2026-11-25' })).toBe(
    20000,
  )
  const asked = await recompute(period)
  expect(asked.code).toBe(42800)
  expect(asked.data.warnings[0].message).toMatch(
    /opens to VIP, closes to codes and gifts until 2026-11-30/,
  )
  expect(await kept(issue)).toMatchObject({ vipUntil: '2026-11-28T10:00:00+08:00' })
  expect((await recompute(period, agreed)).data).toEqual({ changed: 1 })
  expect(await kept(issue)).toMatchObject({
    vipUntil: '2026-11-24T10:00:00+08:00',
    giftUntil: '2026-11-30T10:00:00+08:00',
    status: 'running',
  })
  expect((await recompute(period)).data.warnings[0].message).toMatch(/nothing changes/)
})

test('protectionPeriod.recompute opens everything once the row is disabled, and does many at once', async () => {
  const period = await magazine()
  const issue = await shelved(period)
  expect(await changed(period, { enabled: false })).toBe(20000)
  const body = { action: 'recompute', ids: [period.id] }
  const { data } = await admin('POST', 'protectionPeriod/bulk', body)
  expect(data).toMatchObject({ done: 1, refused: 0 })
  expect(await kept(issue)).toMatchObject({ status: 'over', vipUntil: null })
  expect((await recompute(period)).code).toBe(40900)
})
