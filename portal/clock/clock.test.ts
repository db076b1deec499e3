import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '../db/testing/databases.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import { deskOf, made } from '../testing/desk.ts'
import { type PortalBench, portalBench } from '../testing/portalBench.ts'
import { nightRound } from './nightRound.ts'
import { runDueMoves } from './runDueMoves.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const unhurried = { rest: async () => {}, isOver: () => false }

describe.each(
  testDatabases().filter(({ name }) => name === 'SQLite in memory' || name === 'PostgreSQL'),
)('the portal’s clock on $name', (database) => {
  let bench: PortalBench
  let admin: PortalBench['admin']
  beforeAll(async () => {
    bench = await portalBench(database)
  })
  // A token lives a day, and these tests turn the clock by more.
  beforeEach(async () => {
    admin = await bench.signIn('boss')
    bench.log.length = 0
  })
  afterAll(() => bench.close())

  const inMinutes = (minutes: number) => shanghaiTime(new Date(bench.time.now + minutes * MINUTE))
  const round = (refused = new Set<string>()) =>
    runDueMoves(bench.portal.ground, bench.portal.records(), refused)
  const night = () => nightRound(bench.portal.ground, unhurried)
  const scheduledIssue = async () => {
    const desk = await deskOf({ ...bench, admin })
    const issue = await made(admin, 'issue', await desk.issueValues({ releaseAt: inMinutes(30) }))
    const article = await made(admin, 'article', await desk.articleValues({ issue: issue.id }))
    await admin('POST', `issue/${issue.id}/schedule`, {})
    return { issue, article }
  }
  const find = async (entity: string, { id }: Row) =>
    (await bench.portal.records().find(entity, id as number)) as Row
  const noticesAbout = (title: unknown) =>
    bench.portal
      .records()
      .select('notice', { user: bench.people.boss })
      .then((all) => all.filter((one) => String(one.title).includes(String(title))))

  test('issue#3 a scheduled issue is published at its minute and takes its proofed articles along', async () => {
    const { issue, article } = await scheduledIssue()
    await admin('POST', `article/${article.id}/proof`, {})
    bench.time.now += 29 * MINUTE
    await round()
    expect((await find('issue', issue)).status).toBe('scheduled')
    bench.time.now += MINUTE
    expect(await round()).toBe(1)
    expect((await find('issue', issue)).status).toBe('published')
    expect(await find('article', article)).toMatchObject({
      status: 'published',
      publishAt: inMinutes(0),
    })
    expect(await round()).toBe(0)
  })

  test('issue#3 a refusal is told to the last editor once, and again only when the issue has changed', async () => {
    const { issue } = await scheduledIssue()
    await admin('PUT', `issue/${issue.id}`, { title: `无校对${issue.id}`, version: 2 })
    bench.time.now += 30 * MINUTE
    const refused = new Set<string>()
    for (let again = 0; again < 3; again++) expect(await round(refused)).toBe(0)
    // As after a restart, which knows nothing of what was refused.
    expect(await round()).toBe(0)
    const told = await noticesAbout(`无校对${issue.id}`)
    expect(told).toMatchObject([{ type: 'schedule', status: 'unread', user: bench.people.boss }])
    expect(told[0]?.body).toContain('There is no article (Proofed or Published) yet')
    expect(bench.log.filter(({ message }) => message.includes(`issue ${issue.id} `))).toHaveLength(
      2,
    )

    bench.time.now += MINUTE
    const { version } = await find('issue', issue)
    await admin('PUT', `issue/${issue.id}`, { summary: '又改了一次', version })
    await round(refused)
    expect(await noticesAbout(`无校对${issue.id}`)).toHaveLength(2)
    await admin('POST', `issue/${issue.id}/unschedule`, {})
  })

  test('the night’s work is done once a day, from three on, and not on the first', async () => {
    await bench.portal.ground.database.db
      .deleteFrom('_meta')
      .where('key', '=', 'lastNight')
      .execute()
    expect(await night()).toBe(false)
    bench.time.now = Date.parse(`${inMinutes(24 * 60).slice(0, 10)}T02:59:00+08:00`)
    expect(await night()).toBe(false)
    bench.time.now += MINUTE
    expect([await night(), await night()]).toEqual([true, false])
    bench.time.now += DAY
    expect(await nightRound(bench.portal.ground, { ...unhurried, isOver: () => true })).toBe(false)
    expect(await night()).toBe(true)
  })

  test('auditLog#1 and notice#3 at night what is kept no longer is removed for good, and nothing else', async () => {
    const records = bench.portal.records()
    const notice = (title: string) =>
      records.create('notice', { user: bench.people.boss, type: 'system', title })
    const { id } = await made(admin, 'source', {
      name: `旧${bench.time.now}`,
      sourceKind: 'own',
      rights: ['text'],
    })
    const read = await notice('读过的')
    await records.move('notice', read.id as number, 'markRead')
    await notice('没读的')
    const entries = () => records.count('auditLog', { entity: 'source', recordId: String(id) })
    const notices = async () => (await noticesAbout('')).map(({ title }) => title)
    const standing = async () => [
      await entries(),
      (await notices()).filter((one) => /读/.test(String(one))),
    ]

    bench.time.now += 29 * DAY
    expect([await night(), await standing()]).toEqual([true, [1, ['读过的', '没读的']]])
    bench.time.now += 2 * DAY
    expect([await night(), await standing()]).toEqual([true, [1, ['没读的']]])
    bench.time.now += 60 * DAY
    expect([await night(), await standing()]).toEqual([true, [1, []]])
    bench.time.now += 1000 * DAY
    expect([await night(), await entries()]).toEqual([true, 1])
    bench.time.now += 10 * DAY
    expect([await night(), await entries()]).toEqual([true, 0])
    expect(await records.find('source', id)).not.toBe(null)
  })

  test('at night counts are made anew: what differs is logged, and mended never', async () => {
    const { magazine } = await deskOf({ ...bench, admin })
    bench.time.now += DAY
    await night()
    expect(bench.log.filter(({ level }) => level !== 'info')).toEqual([])

    const { db } = bench.portal.ground.database
    await db.updateTable('magazine').set({ issueCount: 7 }).where('id', '=', magazine.id).execute()
    bench.time.now += DAY
    await night()
    expect(bench.log).toMatchObject([
      {
        level: 'warn',
        message: `magazine ${magazine.id}: issueCount is kept as 7, counting gives 0; nothing was changed`,
      },
    ])
    expect((await find('magazine', magazine)).issueCount).toBe(7)
    await db.updateTable('magazine').set({ issueCount: 0 }).where('id', '=', magazine.id).execute()
  })

  test('at night uploads that nobody completes are given up after a week', async () => {
    const { store } = bench
    const begin = () => store.begin('audio/long.mp3', 'audio/mpeg')
    await begin()
    bench.time.now += 6 * DAY
    await begin()
    await night()
    expect(await store.listUploads('audio/long')).toHaveLength(2)
    bench.time.now += 2 * DAY
    await night()
    expect(await store.listUploads('audio/long')).toHaveLength(1)
  })
})
