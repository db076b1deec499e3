import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { standInPush } from '#portal/outside/push/standInPush.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(databases)('pushes on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['appUser', 'appDevice', 'pushReceipt'] })).app
  })
  const port = () => bench.portal.context.ports.push as ReturnType<typeof standInPush>
  const db = () => bench.portal.context.database.db

  const user = async (more: Row = {}): Promise<Row> => {
    const values = { uid: `U${30_000_000 + serial()}`, phone: `137${10_000_000 + serial()}` }
    const { data } = await app('POST', 'ingest/appUser', { ...values, nickname: '山月', ...more })
    return { ...values, id: data.id as number }
  }
  const device = async (of: Row, more: Row = {}): Promise<Row> => {
    const values = { user: of.id, token: `t${serial()}`, platform: 'ios', appVersion: '7.2.0' }
    const { data, code } = await app('POST', 'ingest/appDevice', { ...values, ...more })
    if (code !== 20000) throw new Error(JSON.stringify(data))
    return { ...values, ...more, id: data.id as number }
  }
  /** Somebody with a phone. */
  const owner = async (more: Row = {}): Promise<Row & { device: Row }> => {
    const of = await user()
    return { ...of, device: await device(of, more) }
  }
  const written = (more: Row = {}): Row => ({
    title: `新刊到了 ${serial()}`,
    body: '本期封面：我们为什么爱逛菜市场',
    link: { type: 'vipPage' },
    platforms: ['ios', 'android', 'harmony'],
    audience: 'listed',
    users: 'U1',
    ...more,
  })
  const drafted = (more: Row = {}) => create(admin, 'push', written(more))
  const push = async (id: unknown) => (await admin('GET', `push/${id}`)).data
  const send = (id: unknown, by = admin, more: Row = {}) =>
    by('POST', `push/${id}/send`, { accept: ['push#onlyAdminSendsToAll'], ...more })
  const run = () => runQueued(bench.portal.context)
  const sent = async (more: Row = {}) => {
    const { id } = await drafted(more)
    const { code, data } = await send(id)
    if (code !== 20000) throw new Error(JSON.stringify(data))
    await run()
    return push(id)
  }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const tried = async (more: Row) => fieldsOf(await admin('POST', 'push', written(more)))
  const at = (ahead: number) => momentOf(bench.time.now + ahead)
  const schedule = (id: unknown, sendAt: string, by = admin) =>
    by('POST', `push/${id}/schedule`, { sendAt })
  const later = async <T>(ahead: number, does: () => Promise<T>): Promise<T> => {
    bench.time.now += ahead
    return does().finally(() => {
      bench.time.now -= ahead
    })
  }
  const onTime = async () => {
    await runDueMoves(bench.portal.context, bench.portal.records())
    await run()
  }

  test('push#linkLeadsSomewhere opens something readers can see, and looks again at its time', async () => {
    expect(await tried({ link: { type: 'none' } })).toEqual(['link'])
    const one = await owner()
    const desk = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    const { id } = await drafted({ users: one.uid, link: { type: 'issue', id: issue.id } })
    expect(fieldsOf(await send(id))).toEqual(['link'])
    expect(fieldsOf(await schedule(id, at(HOUR)))).toEqual(['link'])
    const state = (status: string) =>
      db().updateTable('issue').set({ status }).where('id', '=', issue.id).execute()
    await state('published')
    expect((await schedule(id, at(HOUR))).data.status).toBe('scheduled')
    await state('withdrawn')
    await later(2 * HOUR, onTime)
    const failed = await push(id)
    expect(failed).toMatchObject({ status: 'failed', handed: 0 })
    expect(failed.failReason).toContain('要打开的期次')
    const mended = { version: failed.version, link: { type: 'vipPage' } }
    expect((await admin('PUT', `push/${id}`, mended)).code).toBe(20000)
    expect((await send(id)).code).toBe(20000)
    await run()
    expect(await push(id)).toMatchObject({ status: 'sent', handed: 1, failReason: null })
  })

  test('push#sentWithinHours news goes out by day, twice a day for each user; services at any hour', async () => {
    const one = await owner()
    const night = 13 * HOUR
    const of = (kind: string) => drafted({ users: one.uid, kind })
    const [news, service] = [await of('operation'), await of('service')]
    const boss = async () => bench.signIn('boss')
    await later(night, async () => {
      expect(fieldsOf(await send(news.id, await boss()))).toEqual(['_'])
      expect((await send(service.id, await boss())).code).toBe(20000)
    })
    expect(fieldsOf(await schedule(news.id, at(night)))).toEqual(['sendAt'])
    expect((await schedule(news.id, at(HOUR))).code).toBe(20000)
    await run()
    await sent({ users: one.uid })
    await sent({ users: one.uid })
    const third = await drafted({ users: one.uid })
    expect(third.targets).toBe(0)
    expect(fieldsOf(await send(third.id))).toEqual(['audience'])
    expect(await sent({ users: one.uid, kind: 'service' })).toMatchObject({ handed: 1 })
    expect(await sent({ users: one.uid, kind: 'content' })).toMatchObject({ handed: 1 })
  })

  test('push#scheduleNeedsFutureTime is scheduled ten minutes ahead, an hour from any other to everyone', async () => {
    await owner()
    const of = () => drafted({ audience: 'all', users: null })
    const [one, other] = [await of(), await of()]
    expect(fieldsOf(await schedule(one.id, at(9 * MINUTE)))).toEqual(['sendAt'])
    expect((await schedule(one.id, at(3 * HOUR))).data).toMatchObject({
      status: 'scheduled',
      sendMode: 'timed',
    })
    expect(fieldsOf(await schedule(other.id, at(3 * HOUR + 59 * MINUTE)))).toEqual(['sendAt'])
    expect((await schedule(other.id, at(4 * HOUR))).code).toBe(20000)
    for (const { id } of [one, other])
      expect((await admin('POST', `push/${id}/cancel`, { confirm: true })).code).toBe(20000)
  })

  test('push#onlyAdminSendsToAll tells to how many devices, asks for a word above 100000, and leaves everyone to admins', async () => {
    const one = await owner()
    const { id, targets } = await drafted({ users: `${one.uid}\nU404` })
    expect(targets).toBe(1)
    const asked = await admin('POST', `push/${id}/send`, {})
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings).toMatchObject([
      { rule: 'push#onlyAdminSendsToAll', message: 'It goes to 1 devices' },
    ])
    await db().updateTable('push').set({ targets: 100_001 }).where('id', '=', id).execute()
    expect((await send(id)).data.confirm).toMatchObject({ typed: '推送' })
    const typed = await send(id, editor, { confirm: '推送' })
    expect(typed.data.status).toBe('sending')
    await run()
    const all = await drafted({ audience: 'all', users: null })
    expect((await send(all.id, editor)).code).toBe(40300)
    expect((await schedule(all.id, at(HOUR), editor)).code).toBe(40300)
    expect(fieldsOf(await send((await drafted({ users: 'U404' })).id))).toEqual(['audience'])
  })

  test('push#onlyAdminSendsToAll reaches platforms, versions and devices it is meant for, and no other', async () => {
    const of = await user()
    const [old, android, silent, phone] = [
      await device(of, { appVersion: '6.12.9' }),
      await device(of, { platform: 'android' }),
      await device(of, { allowed: false }),
      await device(of),
    ]
    const before = port().sent.length
    const { id } = await sent({ users: of.phone, platforms: ['ios'], minVersion: '7.0.0' })
    expect(port().sent.slice(before)).toMatchObject([
      { devices: [phone.token], extras: { push: String(id), link: '{"type":"vipPage"}' } },
    ])
    expect([old, android, silent].map(({ token }) => token)).not.toContain(phone.token)
  })

  test('push#fieldsFollowAudience each audience names whom it means, and no other', async () => {
    expect(await tried({ audience: 'interest', users: null })).toEqual(['interests'])
    expect(await tried({ audience: 'silent', users: null, silentDays: null })).toEqual([
      'silentDays',
    ])
    expect(await tried({ users: null })).toEqual(['users'])
    expect(await tried({ users: Array(5001).fill('U1').join('\n') })).toEqual(['users'])
    expect((await drafted({ audience: 'member', users: 'U1' })).users).toBeNull()
    const quiet = await owner()
    const lastActiveAt = '2026-09-01T10:00:00+08:00'
    await db().updateTable('appUser').set({ lastActiveAt }).where('id', '=', quiet.id).execute()
    const { id } = await sent({ audience: 'silent', users: null, silentDays: 80 })
    const receipts = await bench.portal.records().select('pushReceipt', { push: id })
    expect(receipts.map((one) => one.user)).toContain(quiet.id)
  })

  test('push#completedByPortal cancelled it goes on to nobody, and is a draft again only where it went to none', async () => {
    const one = await owner()
    const { id } = await drafted({ users: one.uid })
    expect((await send(id)).code).toBe(20000)
    expect((await admin('POST', `push/${id}/complete`, {})).code).not.toBe(20000)
    await admin('POST', `push/${id}/cancel`, { confirm: true })
    await run()
    expect(await push(id)).toMatchObject({ status: 'cancelled', handed: 0 })
    expect((await admin('POST', `push/${id}/reopen`, {})).data.status).toBe('draft')
    expect((await send(id)).code).toBe(20000)
    await run()
    await db().updateTable('push').set({ status: 'cancelled' }).where('id', '=', id).execute()
    expect(fieldsOf(await admin('POST', `push/${id}/reopen`, {}))).toEqual(['_'])
  })

  test('push#completedByPortal what a crash cut off is handed over once more under its ticket, and to nobody twice', async () => {
    const one = await owner()
    const { id } = await drafted({ users: one.uid })
    await send(id)
    const before = port().sent.length
    const ticket = await port().ticket()
    const { job } = await push(id)
    const params = JSON.stringify({ push: id, after: 0, unknown: 0, ticket })
    await db()
      .updateTable('job')
      .set({ params })
      .where('id', '=', job?.id ?? job)
      .execute()
    await port().send({
      ...{ ticket, devices: [one.device.token as string], platforms: ['ios'], hours: 24 },
      ...{ title: 'x', body: 'y' },
    })
    await run()
    expect(port().sent.length).toBe(before + 1)
    expect(await push(id)).toMatchObject({ status: 'sent', handed: 1 })
  })

  test('push#readOnlyOnceSent once sent it is neither changed nor deleted', async () => {
    const one = await owner()
    const { id, version } = await sent({ users: one.uid })
    expect(fieldsOf(await admin('PUT', `push/${id}`, { version, title: '改' }))).toEqual(['title'])
    expect((await admin('DELETE', `push/${id}`)).code).toBe(40900)
    const draft = await drafted()
    expect((await admin('DELETE', `push/${draft.id}`)).code).toBe(20000)
  })

  test('push.testPush goes to the devices of a few at once and changes nothing; push.copy is a fresh draft', async () => {
    const one = await owner()
    const { id, title } = await drafted()
    const test = (phones: unknown) => admin('POST', `push/${id}/testPush`, { phones })
    const before = port().sent.length
    expect((await test(one.phone)).data).toEqual({ found: { devices: 1, answer: 'stand-in' } })
    expect(port().sent.slice(before)).toMatchObject([{ devices: [one.device.token], title }])
    expect(await push(id)).toMatchObject({ status: 'draft', handed: 0 })
    expect(fieldsOf(await test((await user()).phone))).toEqual(['phones'])
    expect(fieldsOf(await test('13012345678'))).toEqual(['phones'])
    const { data } = await admin('POST', `push/${id}/copy`, {})
    expect(data).toMatchObject({ title, status: 'draft', users: 'U1', handed: 0, job: null })
  })

  test('push.figures counts what the app tells, by platform and hour', async () => {
    const [one, other] = [await owner(), await owner({ platform: 'android' })]
    const { id } = await sent({ users: `${one.uid}\n${other.uid}` })
    const tell = (of: Row & { device: Row }, values: Row) =>
      app('POST', 'ingest/push/receipt', {
        push: id,
        device: { token: of.device.token },
        ...values,
      })
    expect((await tell(one, { clickedAt: at(HOUR) })).code).toBe(20000)
    expect((await tell(other, { deliveredAt: at(0) })).code).toBe(20000)
    expect((await tell(await owner(), { deliveredAt: at(0) })).code).not.toBe(20000)
    expect(await push(id)).toMatchObject({ delivered: 2, clicked: 1, clickRate: 50 })
    const { data } = await admin('POST', `push/${id}/figures`, {})
    expect(data.lines).toMatchObject([
      { label: ['iOS', 'iOS'], sent: 1, delivered: 1, clicked: 1, rate: '100.00%' },
      { label: ['安卓', 'Android'], sent: 1, delivered: 1, clicked: 0, rate: '0.00%' },
    ])
    expect(data.hourly.hours).toEqual(['11-21 10:00', '11-21 11:00'])
    expect(data.hourly.charts[0].lines[0].values).toEqual([0, 1])
    expect((await admin('POST', `push/${(await drafted()).id}/figures`, {})).code).toBe(40900)
  })
})
