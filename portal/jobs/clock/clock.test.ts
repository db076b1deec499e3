import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { type Daily, doDaily } from './daily.ts'
import { daily as nightly } from './night.daily.ts'
import { runDueMoves } from './runDueMoves.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const unhurried = { rest: async () => {}, isOver: () => false }

describe.each(bothDatabases())('the portal’s clock on $name', (database) => {
  const bench = sharedBench(database)
  let admin: PortalBench['admin']
  // A token lives a day, and these tests turn the clock by more.
  beforeEach(async () => {
    admin = await bench.signIn('boss')
    bench.log.length = 0
  })

  const inMinutes = (minutes: number) => shanghaiTime(new Date(bench.time.now + minutes * MINUTE))
  const round = () => runDueMoves(bench.portal.context, bench.portal.records())
  const night = () => doDaily(bench.portal.context, nightly, unhurried)
  const scheduledIssue = async () => {
    const desk = await deskOf({ ...bench, admin })
    const issue = await create(admin, 'issue', await desk.issueValues({ releaseAt: inMinutes(30) }))
    const article = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    // Its article is a draft as yet, which scheduling asks about.
    const asked = await admin('POST', `issue/${issue.id}/schedule`, {})
    const accept = asked.data.warnings.map(({ rule }: Row) => rule)
    expect(await admin('POST', `issue/${issue.id}/schedule`, { accept })).toMatchObject({
      code: 20000,
    })
    return { issue, article }
  }
  const find = async (entity: string, { id }: Row) =>
    (await bench.portal.records().find(entity, id as number)) as Row
  const noticesAbout = (title: unknown) =>
    bench.portal
      .records()
      .select('notice', { user: bench.people.boss })
      .then((all) => all.filter((one) => String(one.title).includes(String(title))))

  test('issue#scheduleNeedsFutureTime a scheduled issue is published at its minute and takes its proofed articles along', async () => {
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

  test('an edit that would miss the release of its issue asks first, and the release tells what stayed behind', async () => {
    const { issue, article } = await scheduledIssue()
    const desk = await deskOf({ ...bench, admin })
    const other = await create(admin, 'article', {
      ...(await desk.articleValues({ issue: issue.id })),
      column: article.column,
    })
    for (const { id } of [article, other]) await admin('POST', `article/${id}/proof`, {})
    const { version } = await find('article', article)
    const edit = { version, title: '改过的标题' }
    const asked = await admin('PUT', `article/${article.id}`, edit)
    expect([asked.code, asked.message]).toEqual([42800, expect.stringContaining('draft again')])
    expect((await find('article', article)).status).toBe('proofed')
    const accept = asked.data.warnings.map(({ rule }: Row) => rule)
    expect((await admin('PUT', `article/${article.id}`, { ...edit, accept })).code).toBe(20000)
    expect(await find('issue', issue)).toMatchObject({ status: 'scheduled', draftCount: 1 })
    bench.time.now += 30 * MINUTE
    expect(await round()).toBe(1)
    const { title } = await find('issue', issue)
    const bodies = (await noticesAbout(title)).map(({ body }) => String(body))
    expect(bodies.join()).toContain('改过的标题')
  })

  test('issue#scheduleNeedsFutureTime a refusal is told to the last editor once, and again only when the issue has changed', async () => {
    const { issue } = await scheduledIssue()
    await admin('PUT', `issue/${issue.id}`, { title: `无校对${issue.id}`, version: 2 })
    bench.time.now += 30 * MINUTE
    for (let again = 0; again < 3; again++) expect(await round()).toBe(0)
    const told = await noticesAbout(`无校对${issue.id}`)
    expect(told).toMatchObject([{ type: 'schedule', status: 'unread', user: bench.people.boss }])
    expect(told[0]?.body).toContain('还没有“已校对或已发布”的文章')
    expect(bench.log.filter(({ message }) => message.includes(`issue ${issue.id} `))).toHaveLength(
      1,
    )

    bench.time.now += MINUTE
    const { version } = await find('issue', issue)
    await admin('PUT', `issue/${issue.id}`, { summary: '又改了一次', version })
    await round()
    expect(await noticesAbout(`无校对${issue.id}`)).toHaveLength(2)
    await admin('POST', `issue/${issue.id}/unschedule`, {})
  })

  test('the night’s work is done once a day, from three on, and not on the first', async () => {
    await bench.portal.context.database.db
      .deleteFrom('_clock')
      .where('name', '=', 'night')
      .execute()
    expect(await night()).toBe(false)
    bench.time.now = Date.parse(`${inMinutes(24 * 60).slice(0, 10)}T02:59:00+08:00`)
    expect(await night()).toBe(false)
    bench.time.now += MINUTE
    expect([await night(), await night()]).toEqual([true, false])
    bench.time.now += DAY
    const over = { ...unhurried, isOver: () => true }
    expect(await doDaily(bench.portal.context, nightly, over)).toBe(false)
    expect(await night()).toBe(true)
  })

  test('a refused move is tried again after pauses that grow, and made once nothing stands against it', async () => {
    const { issue, article } = await scheduledIssue()
    bench.time.now += 30 * MINUTE
    const tries = () => bench.log.filter(({ message }) => message.includes(`issue ${issue.id} `))
    await round()
    for (const [minutes, tried] of [
      [0.5, 1],
      [0.5, 2],
      [1, 2],
      [1, 3],
      [3, 3],
      [1, 4],
    ] as const) {
      bench.time.now += minutes * MINUTE
      await round()
      expect(tries()).toHaveLength(tried)
    }
    expect(await noticesAbout((await find('issue', issue)).title)).not.toHaveLength(0)
    // The article is no change of the issue itself, so the next try finds out.
    await admin('POST', `article/${article.id}/proof`, {})
    expect(await round()).toBe(0)
    bench.time.now += 8 * MINUTE
    expect(await round()).toBe(1)
    expect((await find('issue', issue)).status).toBe('published')
    const { db } = bench.portal.context.database
    expect(
      await db.selectFrom('_refusal').selectAll().where('id', '=', issue.id).execute(),
    ).toEqual([])
  })

  test('what was promised for its hour and refused does not go out days later by itself: who scheduled it is told, and presses', async () => {
    const { issue, article } = await scheduledIssue()
    const { version } = await find('issue', issue)
    // Somebody else has it in hand last.
    const editor = await bench.signIn('wang')
    const edited = await editor('PUT', `issue/${issue.id}`, { summary: '改了导语', version })
    expect(edited.code).toBe(20000)
    bench.time.now += 30 * MINUTE
    await round()
    bench.time.now += 21 * MINUTE
    await round()
    const overdue = (user: number | undefined) =>
      bench.portal
        .records()
        .select('notice', { user, target: `/open/issue/${issue.id}` })
        .then((all) => all.filter((one) => `${one.title}`.startsWith('逾期未')))
    for (const user of [bench.people.boss, bench.people.wang])
      expect(await overdue(user)).toMatchObject([{ type: 'schedule', status: 'unread' }])
    admin = await bench.signIn('boss')
    await admin('POST', `article/${article.id}/proof`, {})
    for (const minutes of [1, 60, 3 * 24 * 60]) {
      bench.time.now += minutes * MINUTE
      expect(await round()).toBe(0)
    }
    // Nor does an edit set it off.
    admin = await bench.signIn('boss')
    const now = await find('issue', issue)
    await admin('PUT', `issue/${issue.id}`, { summary: '又改了', version: now.version })
    expect(await round()).toBe(0)
    expect((await find('issue', issue)).status).toBe('scheduled')
    expect(await overdue(bench.people.boss)).toHaveLength(1)
    // A time to come is a new promise.
    const later = await find('issue', issue)
    const again = { releaseAt: inMinutes(30), version: later.version }
    expect((await admin('PUT', `issue/${issue.id}`, again)).code).toBe(20000)
    bench.time.now += 30 * MINUTE
    expect(await round()).toBe(1)
    expect((await find('issue', issue)).status).toBe('published')
  })

  test('a clock set back moves nothing twice and nothing too early, and set right it goes on', async () => {
    const { issue, article } = await scheduledIssue()
    await admin('POST', `article/${article.id}/proof`, {})
    const due = bench.time.now + 30 * MINUTE
    bench.time.now -= DAY / 2
    expect(await round()).toBe(0)
    bench.time.now = due
    expect(await round()).toBe(1)
    bench.time.now -= 5 * MINUTE
    expect(await round()).toBe(0)
    const { version } = await find('issue', issue)
    bench.time.now = due + MINUTE
    expect(await round()).toBe(0)
    expect((await find('issue', issue)).version).toBe(version)
  })

  test('what fell due while no portal ran is made up for: moves at once, the night once', async () => {
    await night()
    const { issue, article } = await scheduledIssue()
    await admin('POST', `article/${article.id}/proof`, {})
    bench.time.now += 20 * DAY
    expect(await round()).toBe(1)
    expect((await find('issue', issue)).status).toBe('published')
    expect([await night(), await night()]).toEqual([true, false])
  })

  test('over midnight, there and back again, a daily job is queued once for each day', async () => {
    const daily: Daily = {
      name: `ranks-${bench.time.now}`,
      hour: 0,
      queue: (day) => ({ kind: 'rank', title: `榜单 ${day}` }),
    }
    const { context } = bench.portal
    const midnight = Date.parse(`${inMinutes(24 * 60).slice(0, 10)}T00:00:00+08:00`)
    const queuedAt = async (moment: number) => {
      bench.time.now = moment
      await doDaily(context, daily, unhurried)
      return bench.portal.records().count('job', { kind: 'rank' })
    }
    const first = await queuedAt(midnight - MINUTE)
    expect(await queuedAt(midnight - 1000)).toBe(first)
    expect(await queuedAt(midnight)).toBe(first + 1)
    expect(await queuedAt(midnight - MINUTE)).toBe(first + 1)
    expect(await queuedAt(midnight + MINUTE)).toBe(first + 1)
    expect(await queuedAt(midnight + DAY)).toBe(first + 2)
    // A clock that ran years ahead is not believed once it is set right: the days after are done as ever.
    expect(await queuedAt(midnight + 400 * DAY)).toBe(first + 3)
    expect(await queuedAt(midnight + DAY + MINUTE)).toBe(first + 3)
    expect(await queuedAt(midnight + 2 * DAY)).toBe(first + 4)
  })

  test('auditLog#appendOnly and notice#keptForLimitedTime at night what is kept no longer is removed for good, and nothing else', async () => {
    const records = bench.portal.records()
    const notice = (title: string) =>
      records.create('notice', { user: bench.people.boss, type: 'system', title })
    const { id } = await create(admin, 'source', {
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
      (await notices()).filter((one) => /^(读过|没读)的$/.test(String(one))),
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

    const { db } = bench.portal.context.database
    await db.updateTable('magazine').set({ issueCount: 7 }).where('id', '=', magazine.id).execute()
    bench.time.now += DAY
    await night()
    expect(bench.log.filter(({ level }) => level !== 'info')).toMatchObject([
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
