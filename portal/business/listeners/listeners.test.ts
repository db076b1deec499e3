import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
/** A session outlives it. */
const HALF_A_DAY = 12 * 3_600_000
const tonight = { start: '2026-11-01T00:00:00+08:00', end: '2026-11-21T20:00:00+08:00' }
const span = (start: string, end: string) => ({
  start: `${start}T00:00:00+08:00`,
  end: `${end}T00:00:00+08:00`,
})

describe.each(databases)('listeners on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    const writes = ['appUser', 'listener', 'listenerLearner', 'listenerBanner']
    app = (await appKey(bench, { writes, rights: ['public'] })).app
  })

  const user = async (): Promise<Row> => {
    const values = {
      uid: `U${40_000_000 + serial()}`,
      phone: `137${String(10_000_000 + serial())}`,
      nickname: '海棠',
    }
    const { data } = await app('POST', 'ingest/appUser', values)
    return { ...values, id: data.id as number }
  }
  const drafted = async (more: Row = {}) =>
    create(admin, 'listener/manage', { user: (await user()).id, nickname: '晚风听书', ...more })
  const listener = async (id: unknown) => (await admin('GET', `listener/manage/${id}`)).data
  const act = (id: unknown, what: string, values: Row = {}, by = admin) =>
    by('POST', `listener/manage/${id}/${what}`, values)
  const active = async (more: Row = {}) => {
    const { id } = await drafted(more)
    await act(id, 'approve')
    return listener(id)
  }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const published = (path: string, id: unknown) => admin('POST', `${path}/${id}/publish`, {})

  test('listener#comesFromApp a user is one listener, by their own phone, and applies in the app', async () => {
    const one = await user()
    const { id } = await drafted({ user: one.id })
    expect(await listener(id)).toMatchObject({ status: 'pending' })
    expect((await listener(id)).phone).toMatch(/^137\*{4}\d{4}$/)
    const shown = (by = admin) => by('POST', `listener/manage/${id}/reveal`, {})
    expect((await shown()).data.values).toEqual({ phone: one.phone })
    expect((await shown(editor)).code).toBe(40300)
    const twice = await admin('POST', 'listener/manage', { user: one.id, nickname: '再来' })
    expect(twice.code).not.toBe(20000)
    const other = await user()
    const applies = { user: other.id, nickname: '山月', channel: 'apply', reason: '想听' }
    const { data } = await app('POST', 'ingest/listener/manage', applies)
    expect(await listener(data.id)).toMatchObject({ channel: 'apply', status: 'pending' })
    const typed = await admin('POST', 'listener/manage', { ...applies, user: (await user()).id })
    expect(typed.code).toBe(40300)
    expect((await admin('PUT', `listener/manage/${id}`, { version: 1, listened: 60 })).code).toBe(
      40001,
    )
  })

  test('listener#approveAssignsNumber letting one in gives a number and a year, unless another time was given', async () => {
    const [one, other] = [
      await active(),
      await active({ period: span('2026-11-01', '2026-12-01') }),
    ]
    expect(one.listenerNo).toMatch(/^T\d{6}$/)
    expect(one.period).toEqual({
      start: '2026-11-21T10:00:00+08:00',
      end: '2027-11-21T23:59:59+08:00',
    })
    expect(other.period.end).toBe('2026-12-01T00:00:00+08:00')
    expect(Number(other.listenerNo.slice(1))).toBe(Number(one.listenerNo.slice(1)) + 1)
  })

  test('listener#rejectNeedsReason turning down says why, renewing says for how long', async () => {
    const { id } = await drafted()
    expect(fieldsOf(await act(id, 'reject'))).toEqual(['rejectReason'])
    expect((await act(id, 'reject', { rejectReason: '资料不全' })).data.status).toBe('rejected')
    expect((await act(id, 'approve')).data).toMatchObject({ status: 'active', rejectReason: null })
    expect(fieldsOf(await act(id, 'renew'))).toEqual(['months'])
    expect(fieldsOf(await act(id, 'renew', { months: 37 }))).toEqual(['months'])
    const { data } = await act(id, 'renew', { months: 2 })
    expect(data.period.end).toBe('2028-01-21T23:59:59+08:00')
  })

  test('listener#expiresAtPeriodEnd their time runs out by itself; removed and overdue, they are renewed, not restored', async () => {
    const { id } = await active({ period: tonight })
    const kept = await active()
    await act(kept.id, 'remove', { remark: '发广告' })
    expect((await act(kept.id, 'restore')).data.status).toBe('active')
    await act(id, 'remove', { remark: '发广告' })
    const soon = await active({ period: tonight })
    bench.time.now += HALF_A_DAY
    await runDueMoves(bench.portal.context, bench.portal.records())
    expect((await admin('GET', `listener/manage/${soon.id}`)).data.status).toBe('expired')
    expect(fieldsOf(await act(id, 'restore'))).toEqual(['period'])
    const { data } = await act(id, 'renew', { months: 1 })
    expect(data).toMatchObject({ status: 'active', period: { end: '2026-12-21T23:59:59+08:00' } })
    bench.time.now -= HALF_A_DAY
    expect((await act(kept.id, 'expire')).code).not.toBe(20000)
  })

  test('listener#inviteNeedsInviter an invitation names who invited, and leaders are twenty', async () => {
    const inviter = await active()
    const invited = { user: (await user()).id, nickname: '阿宁', channel: 'invite' }
    expect(fieldsOf(await admin('POST', 'listener/manage', invited))).toEqual(['inviter'])
    const { id, version } = await create(admin, 'listener/manage', {
      ...invited,
      inviter: inviter.id,
    })
    const himself = await admin('PUT', `listener/manage/${id}`, { version, inviter: id })
    expect(fieldsOf(himself)).toEqual(['inviter'])
    const { db } = bench.portal.context.database
    const ids = await Promise.all(Array.from({ length: 20 }, () => user()))
    const row = { version: 1, nickname: '领听', level: 'leader', channel: 'gift', status: 'active' }
    const stamps = { createdAt: '2026-11-01', updatedAt: '2026-11-01' }
    await db
      .insertInto('listener')
      .values(ids.map((one) => ({ ...row, ...stamps, user: one.id })))
      .execute()
    const level = await act(inviter.id, 'setLevel', { level: 'leader', reason: '活跃' })
    expect(fieldsOf(level)).toEqual(['level'])
    await db.deleteFrom('listener').where('nickname', '=', '领听').execute()
  })

  test('listener#removeNeedsRemark removing says why, and who has listened is never deleted', async () => {
    const one = await active()
    expect(fieldsOf(await act(one.id, 'remove'))).toEqual(['remark'])
    const heard = { user: one.user, listened: 3600 }
    expect(
      (await app('POST', 'ingest/listener/manage', { id: one.id, listened: heard.listened })).code,
    ).toBe(20000)
    const barred = await admin('DELETE', `listener/manage/${one.id}`)
    expect(barred.code).toBe(40900)
    expect(barred.data.errors._).toBe('Listened is "60:00": it cannot be deleted')
    const { id } = await drafted()
    expect((await admin('DELETE', `listener/manage/${id}`)).code).toBe(20000)
  })

  test('listener.setLevel asks for the reason, listener.sendMail begins a mail to those chosen', async () => {
    const [one, other] = [await active(), await active()]
    expect(fieldsOf(await act(one.id, 'setLevel', { level: 'senior' }))).toEqual(['reason'])
    expect((await act(one.id, 'setLevel', { level: 'senior', reason: '满一年' })).data.level).toBe(
      'senior',
    )
    const { data } = await admin('POST', 'listener/manage/sendMail', { ids: [one.id, other.id] })
    expect(data.audience).toBe('listed')
    expect(data.users.split('\n')).toHaveLength(2)
    expect((await act(one.id, 'sendMail')).data.users).toMatch(/^U\d+$/)
  })

  test('listeners come in by a list, row by row: let in, renewed, and taken back to what stood before', async () => {
    const [fresh, knows] = [await user(), await user()]
    const known = await active({ user: knows.id })
    const desk = listDesk(bench, admin)
    const listed = await desk.check('listener', [
      `${fresh.phone},山月,资深听友,6`,
      `${knows.phone},,,3`,
      '12,没人,天王,99',
      '13000000001,没人,,1',
    ])
    expect(listed.codes).toEqual([null, 'D4', 'R3', 'R13'])
    const left = await desk.drop(listed, [2, 3])
    const done = await desk.confirm(left, ['D4'])
    expect(done.batch).toMatchObject({ status: 'done', done: 2, skipped: 2 })
    const [now] = await bench.portal.records().select('listener', { user: fresh.id })
    expect(now).toMatchObject({ level: 'senior', status: 'active', channel: 'import' })
    expect(now).toMatchObject({ nickname: '山月', period: { end: '2027-05-21T23:59:59+08:00' } })
    expect((await listener(known.id)).period.end).toBe('2028-02-21T23:59:59+08:00')
    const back = await desk.confirm(await desk.back(done))
    expect(back.batch).toMatchObject({ status: 'done', done: 2 })
    expect(await bench.portal.records().select('listener', { user: fresh.id })).toEqual([])
    expect((await listener(known.id)).period.end).toBe('2027-11-21T23:59:59+08:00')
  })

  const course = async (more: Row = {}) => {
    const { id } = (await bench.portal.context.database.db
      .insertInto('catalog')
      .values({
        ...{ version: 1, createdAt: '2026-11-01', updatedAt: '2026-11-01' },
        ...{ nodeKind: 'course', title: `古典音乐入门${serial()}`, price: 9900, lessonCount: 12 },
        status: 'published',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()) as { id: number }
    return Number(id)
  }
  const offered = async (more: Row = {}): Promise<Row> => ({
    course: await course(),
    access: 'free',
    levels: ['basic'],
    period: span('2026-11-01', '2026-12-31'),
    ...more,
  })
  const tried = async (more: Row) =>
    fieldsOf(await admin('POST', 'listener/course', await offered(more)))

  test('listenerCourse#courseIsPublished and #fieldsFollowAccess are published courses, each kind of access with its own terms', async () => {
    expect(await tried({ course: await course({ status: 'draft' }) })).toEqual(['course'])
    expect(await tried({ course: await course({ nodeKind: 'lesson' }) })).toEqual(['course'])
    expect(await tried({ access: 'discount' })).toEqual(['price'])
    expect(await tried({ access: 'discount', price: 9900 })).toEqual(['price'])
    expect(await tried({ access: 'discount', price: 4900 })).toEqual([])
    expect(await tried({ access: 'trial', trialLessons: 13 })).toEqual(['trialLessons'])
    expect(await tried({ access: 'trial', trialLessons: 5 })).toEqual([])
  })

  test('listenerCourse#onePublishedPerCourse stands once at a time; #quotaCoversJoined and #deletableWhenUnused keep to places and to who joined', async () => {
    const values = await offered({ quota: 1 })
    const one = await create(admin, 'listener/course', values)
    expect((await published('listener/course', one.id)).code).toBe(20000)
    const again = await create(admin, 'listener/course', values)
    expect((await published('listener/course', again.id)).code).not.toBe(20000)
    const next = { period: span('2027-01-01', '2027-02-01') }
    await admin('PUT', `listener/course/${again.id}`, { version: again.version, ...next })
    expect((await published('listener/course', again.id)).code).toBe(20000)
    const joins = async () =>
      app('POST', 'ingest/listener/learner', {
        course: one.id,
        listener: (await active()).id,
        joinedAt: '2026-11-21T09:00:00+08:00',
        finishedAt: '2026-11-21T09:30:00+08:00',
      })
    expect((await joins()).code).toBe(20000)
    expect((await joins()).code).toBe(40900)
    const now = (await admin('GET', `listener/course/${one.id}`)).data
    expect(now).toMatchObject({ joined: 1, finished: 1 })
    const bigger = await admin('PUT', `listener/course/${one.id}`, {
      version: now.version,
      quota: 2,
    })
    expect(bigger.code).toBe(20000)
    expect((await joins()).code).toBe(20000)
    const fewer = { version: bigger.data.version, quota: 1 }
    expect(fieldsOf(await admin('PUT', `listener/course/${one.id}`, fewer))).toEqual(['quota'])
    await admin('POST', `listener/course/${one.id}/withdraw`, {})
    expect((await admin('DELETE', `listener/course/${one.id}`)).code).toBe(40900)
    const filter = encodeURIComponent(JSON.stringify({ course: one.id }))
    expect((await admin('GET', `listener/learner?filter=${filter}`)).data.total).toBe(2)
  })

  const banner = async (more: Row = {}): Promise<Row> => ({
    title: `听友日${serial()}`,
    image: await bench.picture(702, 280),
    link: { type: 'vipPage' },
    levels: ['basic'],
    period: span('2026-11-01', '2026-12-31'),
    ...more,
  })

  test('listenerBanner#publishedAreLimited to #deletableUnlessPublished are eight, within their time, and withdrawn before they go', async () => {
    const past = await create(
      admin,
      'listener/banner',
      await banner({ period: span('2026-10-01', '2026-11-01') }),
    )
    expect(fieldsOf(await published('listener/banner', past.id))).toEqual(['period'])
    const some = []
    for (let at = 0; at < 9; at++)
      some.push(await create(admin, 'listener/banner', await banner({ period: tonight })))
    for (const { id } of some.slice(0, 8))
      expect((await published('listener/banner', id)).code).toBe(20000)
    expect((await published('listener/banner', some[8]?.id)).code).not.toBe(20000)
    expect((await admin('DELETE', `listener/banner/${some[0]?.id}`)).code).toBe(40900)
    expect((await app('GET', 'public/listener/banner')).data.total).toBe(8)
    bench.time.now += HALF_A_DAY
    await runDueMoves(bench.portal.context, bench.portal.records())
    bench.time.now -= HALF_A_DAY
    expect((await admin('GET', `listener/banner/${some[0]?.id}`)).data.status).toBe('withdrawn')
    expect((await admin('DELETE', `listener/banner/${some[0]?.id}`)).code).toBe(20000)
  })

  test('listenerIcon#publishedAreLimited and #linkLeadsSomewhere are ten at most, always lead somewhere, and warn below four', async () => {
    const icon = async (more: Row = {}) =>
      admin('POST', 'listener/icon', {
        name: `图${serial()}`.slice(0, 5),
        icon: await bench.picture(96, 96),
        link: { type: 'vipPage' },
        ...more,
      })
    expect(fieldsOf(await icon({ link: { type: 'none' } }))).toEqual(['link'])
    const ids: number[] = []
    for (let at = 0; at < 11; at++) ids.push((await icon()).data.id)
    for (const id of ids.slice(0, 10))
      expect((await published('listener/icon', id)).code).toBe(20000)
    expect((await published('listener/icon', ids[10])).code).not.toBe(20000)
    const withdraw = (id: unknown, accept: string[] = []) =>
      admin('POST', `listener/icon/${id}/withdraw`, { accept })
    for (const id of ids.slice(0, 6)) expect((await withdraw(id)).code).toBe(20000)
    expect((await withdraw(ids[6])).data.warnings).toMatchObject([
      { rule: 'listenerIcon#publishedAreLimited' },
    ])
    expect((await withdraw(ids[6], ['listenerIcon#publishedAreLimited'])).code).toBe(20000)
  })

  test('listenerRecommend#linkOfAllowedType to #orderedWithinSlot lead to content, each once a slot, one today, leaders by name', async () => {
    const values = async (more: Row = {}): Promise<Row> => ({
      slot: 'hot',
      link: { type: 'course', id: await course({ title: '城市里的植物学' }) },
      ...more,
    })
    const attempt = async (more: Row) =>
      fieldsOf(await admin('POST', 'listener/remond', await values(more)))
    expect(await attempt({ link: { type: 'vipPage' } })).toEqual(['link'])
    expect(await attempt({ slot: 'leader' })).toEqual(['leader'])
    expect(await attempt({ slot: 'leader', leader: (await active()).id })).toEqual(['leader'])
    const leader = await active({ level: 'leader' })
    expect(await attempt({ slot: 'leader', leader: leader.id })).toEqual([])
    const one = await create(admin, 'listener/remond', await values())
    expect(one.title).toBe('城市里的植物学')
    await published('listener/remond', one.id)
    const same = await create(admin, 'listener/remond', await values({ link: one.link }))
    expect(fieldsOf(await published('listener/remond', same.id))).toEqual(['link'])
    const today = [1, 2].map(async () =>
      create(admin, 'listener/remond', await values({ slot: 'today' })),
    )
    const [first, second] = await Promise.all(today)
    expect((await published('listener/remond', first?.id)).code).toBe(20000)
    expect(fieldsOf(await published('listener/remond', second?.id))).toEqual(['slot'])
  })

  test('listenerRecommend.pick offers what the slot does not hold, and adds it as drafts', async () => {
    const id = await course({ title: '秋夜听《聊斋》' })
    const board = { slot: 'fresh', kind: 'course' }
    const keys = async () =>
      (await admin('POST', 'listener/remond/pick', board)).data.choices.map(({ key }: Row) => key)
    expect(await keys()).toContain(`course-${id}`)
    expect(fieldsOf(await admin('POST', 'listener/remond/pick', { slot: 'fresh' }))).toEqual([
      'kind',
    ])
    const { data } = await admin('POST', 'listener/remond/pick', {
      ...board,
      chosen: [`course-${id}`],
    })
    expect(data).toEqual({ added: 1, left: 0 })
    expect(await keys()).not.toContain(`course-${id}`)
    const [row] = await bench.portal.records().select('listenerRecommend', { slot: 'fresh' })
    expect(row).toMatchObject({ title: '秋夜听《聊斋》', status: 'draft' })
  })
})
