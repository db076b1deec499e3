import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const HOUR = 3_600_000

describe.each(databases)('messages on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  let inbox: (user: number) => Promise<Row[]>
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['appUser', 'mailReceipt'], rights: ['public'] })).app
    inbox = async (user) => {
      const filter = encodeURIComponent(JSON.stringify({ user }))
      return (await app('GET', `public/message/receipt?filter=${filter}`)).data.list
    }
  })

  const user = async (more: Row = {}): Promise<Row> => {
    const uid = `U${30_000_000 + serial()}`
    const phone = `139${String(10_000_000 + serial())}`
    const values = { uid, phone, nickname: '山月', ...more }
    const { data } = await app('POST', 'ingest/appUser', values)
    return { ...values, id: data.id as number }
  }
  const written = (more: Row = {}): Row => ({
    title: `本周新刊上线 ${serial()}`,
    kind: 'content',
    summary: '{name}，县城新生活',
    content: '<p>新刊到了</p>',
    audience: 'listed',
    users: 'U1',
    ...more,
  })
  const drafted = (more: Row = {}) => create(admin, 'message/mail', written(more))
  const mail = async (id: unknown) => (await admin('GET', `message/mail/${id}`)).data
  const send = (
    id: unknown,
    accept = ['mail#onlyAdminSendsToAll', 'mail#deletableWhileDraft'],
    by = admin,
  ) => by('POST', `message/mail/${id}/send`, { accept })
  const sent = async (more: Row = {}) => {
    const { id } = await drafted(more)
    const { code, data } = await send(id)
    if (code !== 20000) throw new Error(JSON.stringify(data))
    await runQueued(bench.portal.context)
    return mail(id)
  }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const tried = async (more: Row) => fieldsOf(await admin('POST', 'message/mail', written(more)))

  test('mail#contentOrLinkNeeded says something, or leads somewhere, and names its reader', async () => {
    expect(await tried({ content: null })).not.toEqual([])
    expect(await tried({ content: null, link: { type: 'vipPage' } })).toEqual([])
    expect(await tried({ title: '{nickname}，你好' })).toEqual(['title'])
    const one = await user({ nickname: '<山月>' })
    await sent({ users: one.uid, title: '{name}，续费了', content: '<p>{name}，你好</p>' })
    expect(await inbox(one.id as number)).toMatchObject([
      {
        title: '<山月>，续费了',
        summary: '<山月>，县城新生活',
        content: '<p>&lt;山月&gt;，你好</p>',
      },
    ])
  })

  test('mail#fieldsFollowAudience each audience names whom it means, and no other', async () => {
    expect(await tried({ audience: 'interest', users: null })).toEqual(['interests'])
    expect(await tried({ audience: 'company', users: null })).toEqual(['company'])
    expect(await tried({ users: null })).not.toEqual([])
    expect(await tried({ users: Array(5001).fill('U1').join('\n') })).toEqual(['users'])
    expect((await drafted({ audience: 'all', users: 'U1' })).users).toBeNull()
    const { id } = await drafted({
      users: null,
      userFile: { url: '/masthead/x.xlsx', name: 'x.xlsx' },
    }).catch(() => ({ id: 0 }))
    if (id) expect(fieldsOf(await send(id))).toEqual(['userFile'])
  })

  test('mail#fieldsFollowAudience a spreadsheet names its readers in its first column', async () => {
    const [one, other] = [await user(), await user()]
    const text = `手机号\n${one.phone}\n${other.uid}\n${one.uid}\n13000000000`
    const prefixes = await uploadPrefixes(bench.portal.context.secret, 'boss')
    const key = `${prefixes.at(-1)}people.csv`
    await bench.store.put(key, new TextEncoder().encode(text), { type: 'text/csv' })
    const userFile = { url: `http://portal.test/masthead/${key}`, name: 'people.csv' }
    const { id } = await drafted({ users: null, userFile })
    const asked = await send(id, [])
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings[0].message).toContain(
      '2 users; 1 lines of the list name nobody, 1 repeat',
    )
    await send(id)
    await runQueued(bench.portal.context)
    expect(await mail(id)).toMatchObject({ status: 'sent', targets: 2, sent: 2 })
  })

  test('mail#scheduleNeedsFutureTime waits for a time five minutes ahead, and is sent by the clock', async () => {
    const one = await user()
    const { id } = await drafted({ users: one.uid })
    const at = (ahead: number) => momentOf(bench.time.now + ahead)
    const schedule = (sendAt: string) => admin('POST', `message/mail/${id}/schedule`, { sendAt })
    expect(fieldsOf(await schedule(at(60_000)))).toEqual(['sendAt'])
    expect((await schedule(at(HOUR))).data).toMatchObject({
      status: 'scheduled',
      sendMode: 'timed',
    })
    const changed = await admin('PUT', `message/mail/${id}`, {
      version: (await mail(id)).version,
      title: '改',
    })
    expect(fieldsOf(changed)).toEqual(['title'])
    expect((await admin('POST', `message/mail/${id}/cancel`, {})).data.status).toBe('draft')
    expect((await schedule(at(HOUR))).code).toBe(20000)
    bench.time.now += 2 * HOUR
    await runDueMoves(bench.portal.context, bench.portal.records())
    await runQueued(bench.portal.context)
    bench.time.now -= 2 * HOUR
    expect(await mail(id)).toMatchObject({ status: 'sent', sent: 1 })
    expect(await tried({ sendMode: 'timed' })).toEqual(['sendAt'])
    const wrong = { sendAt: '2026-12-02T09:00:00+08:00', expireAt: '2026-12-01T09:00:00+08:00' }
    expect(await tried(wrong)).toEqual(['expireAt'])
  })

  test('mail#onlyAdminSendsToAll tells to how many it goes, and lets admins alone write to everybody', async () => {
    const one = await user()
    const { id } = await drafted({ users: `${one.uid}\nU404\n${one.phone}` })
    const asked = await send(id, [])
    expect(asked.data.warnings).toMatchObject([{ rule: 'mail#onlyAdminSendsToAll' }])
    expect(asked.data.warnings[0].message).toContain('1 users; 1 lines')
    expect((await mail(id)).status).toBe('draft')
    const nobody = await drafted({ users: 'U404' })
    expect(fieldsOf(await send(nobody.id))).toEqual(['audience'])
    const soon = { sendAt: momentOf(bench.time.now + HOUR) }
    const planned = await admin('POST', `message/mail/${nobody.id}/schedule`, soon)
    expect(fieldsOf(planned)).toEqual(['audience'])
    const all = await drafted({ audience: 'all', users: null })
    expect((await send(all.id, ['mail#onlyAdminSendsToAll'], editor)).code).toBe(40300)
    const timed = { sendAt: '2026-12-01T09:00:00+08:00' }
    expect((await editor('POST', `message/mail/${all.id}/schedule`, timed)).code).toBe(40300)
    expect((await send(id, ['mail#onlyAdminSendsToAll'], editor)).code).toBe(20000)
  })

  test('mail#completedByPortal members, lapsed ones, and those of an interest or a company get what is theirs', async () => {
    const records = bench.portal.records()
    const { db } = bench.portal.context.database
    const interest = 4711
    const [member, lapsed, hiker] = [await user(), await user(), await user()]
    const vip = (of: Row, status: string, validityEnd: string) =>
      db
        .insertInto('userVip')
        .values({
          ...{ version: 1, createdAt: '2026-10-01', updatedAt: '2026-10-01' },
          ...{ user: of.id, kind: 'vip', days: 30, source: 'grant', status, validityEnd },
          validityStart: '2026-10-01T00:00:00+08:00',
        })
        .execute()
    await vip(member, 'active', '2026-12-31T00:00:00+08:00')
    await vip(lapsed, 'expired', '2026-11-01T00:00:00+08:00')
    const interests = JSON.stringify([interest])
    await db.updateTable('appUser').set({ interests }).where('id', '=', hiker.id).execute()
    const reached = async (more: Row) => {
      const { id } = await sent({ users: null, ...more })
      const rows = await records.select('mailReceipt', { mail: id }, { limit: 500 })
      return [member, lapsed, hiker].map(({ id: of }) => rows.some((row) => row.user === of))
    }
    expect(await reached({ audience: 'member' })).toEqual([true, false, false])
    expect(await reached({ audience: 'expired' })).toEqual([false, true, false])
    expect(await reached({ audience: 'nonMember' })).toEqual([false, true, true])
    const { id } = await drafted({ audience: 'all', users: null })
    const byInterest = { audience: 'interest', interests }
    await db.updateTable('mail').set(byInterest).where('id', '=', id).execute()
    const asked = await send(id, [])
    expect(asked.data.warnings[0].message).toContain('1 users')
    expect(await reached({ audience: 'all' })).toEqual([true, true, true])
  })

  test('mail#completedByPortal sent again after a failure it reaches only those it did not reach', async () => {
    const [one, other] = [await user(), await user()]
    const first = await sent({ users: one.uid })
    const { db } = bench.portal.context.database
    await db
      .updateTable('mail')
      .set({ status: 'failed', users: `${one.uid}\n${other.uid}` })
      .where('id', '=', first.id)
      .execute()
    expect((await admin('POST', `message/mail/${first.id}/complete`, {})).code).not.toBe(20000)
    expect((await send(first.id)).code).toBe(20000)
    await runQueued(bench.portal.context)
    expect(await mail(first.id)).toMatchObject({ status: 'sent', targets: 2, sent: 2 })
    expect(await inbox(one.id as number)).toHaveLength(1)
    expect(await inbox(other.id as number)).toHaveLength(1)
  })

  test('mail#revokeEmptiesInboxes revoked it leaves all inboxes, and its figures stay', async () => {
    const one = await user()
    const { id } = await sent({ users: one.uid })
    const [receipt] = await inbox(one.id as number)
    const read = { id: receipt?.id, readAt: '2026-11-21T11:00:00+08:00' }
    expect((await app('POST', 'ingest/message/receipt', read)).code).toBe(20000)
    expect(
      (await app('POST', 'ingest/message/receipt', { id: receipt?.id, title: '改' })).code,
    ).not.toBe(20000)
    expect((await admin('POST', `message/mail/${id}/revoke`, {})).code).toBe(20000)
    expect(await inbox(one.id as number)).toEqual([])
    expect(await mail(id)).toMatchObject({ status: 'revoked', sent: 1, reads: 1, readRate: 100 })
  })

  test('mail#deletableWhileDraft only drafts are deleted, and a title of today is asked about', async () => {
    const one = await user()
    const { id, title } = await sent({ users: one.uid })
    expect((await admin('DELETE', `message/mail/${id}`)).code).toBe(40900)
    const again = await drafted({ users: one.uid, title })
    const asked = await send(again.id, ['mail#onlyAdminSendsToAll'])
    expect(asked.data.warnings).toMatchObject([{ rule: 'mail#deletableWhileDraft' }])
    expect((await admin('DELETE', `message/mail/${again.id}`)).code).toBe(20000)
  })

  test('mail.estimate names the lines of a list that reach nobody', async () => {
    const one = await user()
    const { data } = await admin(
      'POST',
      'message/mail/estimate',
      written({ users: `${one.uid}\nU404\n${one.uid}` }),
    )
    expect(data.found.title[0]).toBe('预计送达 1 人')
    expect(data.found.lines.map(([zh]: string[]) => zh)).toEqual([
      '第 2 行 U404：查无此人',
      `第 3 行 ${one.uid}：重复`,
    ])
  })

  test('mail.testSend goes to a few at once and changes nothing', async () => {
    const one = await user()
    const { id } = await drafted()
    const test = (phones: string) => admin('POST', `message/mail/${id}/testSend`, { phones })
    expect((await test(String(one.phone))).data).toEqual({ sent: 1 })
    expect(await inbox(one.id as number)).toMatchObject([{ mail: id, content: '<p>新刊到了</p>' }])
    expect(await mail(id)).toMatchObject({ status: 'draft', sent: 0 })
    expect(fieldsOf(await test('13012345678'))).toEqual(['phones'])
    const six = Array.from({ length: 6 }, (_, at) => `1301234567${at}`).join('\n')
    expect(fieldsOf(await test(six))).toEqual(['phones'])
  })

  test('mail.copy keeps text and audience, mail.withPush says it shorter', async () => {
    const one = await user()
    const { id, title } = await sent({ users: one.uid, link: { type: 'vipPage' } })
    const { data } = await admin('POST', `message/mail/${id}/copy`, {})
    expect(data).toMatchObject({
      title,
      status: 'draft',
      users: one.uid,
      sent: 0,
      targets: 0,
      job: null,
    })
    const timed = await drafted({ sendMode: 'timed', sendAt: momentOf(bench.time.now + HOUR) })
    const copy = (await admin('POST', `message/mail/${timed.id}/copy`, {})).data
    expect(copy).toMatchObject({ status: 'draft', sendMode: 'now', sendAt: null })
    const push = (await admin('POST', `message/mail/${id}/withPush`, {})).data
    expect(push).toMatchObject({
      mail: id,
      body: '县城新生活',
      link: { type: 'vipPage' },
      audience: 'listed',
    })
  })
})
