import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, serial } from '#portal/testing/desk.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { round as followed } from './follow.round.ts'
import { round as sent } from './outgoing.round.ts'
import { night } from './talk.night.ts'

describe.each(bothDatabases())('talk at a record, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  beforeAll(() => followed(bench.portal.context))

  const tag = (): Promise<Row> => create(admin, 'articleTag', { name: `标签${serial()}` })
  const at = ({ id }: Row) => `articleTag/${id}/talk`
  const said = async (who: SignedIn, record: Row, body: Row) =>
    (await who('POST', at(record), body)).data
  const read = async (who: SignedIn, record: Row) => (await who('GET', at(record))).data
  const noticesOf = async (who: SignedIn) =>
    ((await who('GET', 'notice/mine')).data.list as Row[]).filter(
      ({ status }) => status === 'unread',
    )
  const unread = async (who: SignedIn) => {
    const list = await noticesOf(who)
    await who('POST', 'notice/markAllRead', {})
    return list
  }
  const mine = async (who: SignedIn) => (await who('GET', 'index/talk')).data.list as Row[]
  /** A role that reads authors alone, for the time of `work`. */
  const narrowed = async (work: (who: SignedIn) => Promise<void>) => {
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: `authors${'abcdefgh'[serial() % 8]}`, name: '只看作者' },
      rights: [{ entity: 'author', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    await work(await bench.signIn('wang'))
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  }

  test('is read by whoever reads the record, begun and answered, resolved and opened again', async () => {
    const record = await tag()
    const first = await said(editor, record, { text: '这个名字重复了吗？' })
    expect(first).toMatchObject({
      ...{ text: '这个名字重复了吗？', author: { id: bench.people.wang, name: '王编辑' } },
      ...{ mine: true, resolved: null, version: 1, thread: first.id },
    })
    await said(admin, record, { text: '没有，留着', thread: first.id })
    const settled = await admin('PUT', `${at(record)}/${first.id}`, { version: 1, resolved: true })
    expect(settled.data.resolved).toMatchObject({ by: '主编' })
    const here = await read(editor, record)
    expect(here).toMatchObject({
      ...{ open: 0, follows: true },
      threads: [{ id: first.id, answers: [{ text: '没有，留着', mine: false }] }],
    })
    await editor('PUT', `${at(record)}/${first.id}`, { resolved: false })
    expect((await read(admin, record)).open).toBe(1)
    const log = await admin(
      'GET',
      `auditLog?filter={"entity":"articleTag","recordId":"${record.id}"}`,
    )
    expect(log.data.list.map(({ reason }: Row) => reason)).toEqual(
      expect.arrayContaining(['发起讨论', '回复讨论', '修改讨论']),
    )
  })

  test('tells whom it is said to, whose it becomes and who follows, each once, and nobody of themselves', async () => {
    const record = await tag()
    await Promise.all([unread(admin), unread(editor)])
    const first = await said(admin, record, {
      ...{ text: '@王编辑 明天前改好', mentions: [bench.people.wang, bench.people.boss] },
      ...{ assignee: bench.people.wang, due: '2026-11-22' },
    })
    expect(first.mentions.map(({ name }: Row) => name).toSorted()).toEqual(['主编', '王编辑'])
    expect(await unread(editor)).toMatchObject([
      {
        title: `主编把一件事交给你：标签“${record.name}”`,
        body: '@王编辑 明天前改好',
        target: `/open/articleTag/${record.id}?talk=${first.id}`,
        type: 'talk',
      },
    ])
    expect(await unread(admin)).toEqual([])
    await said(editor, record, { text: '改好了', thread: first.id })
    expect(await unread(admin)).toMatchObject([{ title: `王编辑评论了标签“${record.name}”` }])
    await editor('PUT', `${at(record)}/${first.id}`, { resolved: true })
    expect(await unread(admin)).toMatchObject([{ title: `王编辑解决了标签“${record.name}”的讨论` }])
    await admin('PUT', `${at(record)}/${first.id}`, {
      text: '@王编辑 后天前',
      mentions: [bench.people.wang],
    })
    expect(await unread(editor)).toEqual([])
  })

  test('what is open and one’s own stands on the home page by its day, then what was said to one', async () => {
    const record = await tag()
    bench.time.now = Date.parse('2026-11-21T10:00:00+08:00')
    for (const due of [null, '2026-11-23', '2026-11-20', '2026-11-21'])
      await said(admin, record, { text: `到 ${due}`, assignee: bench.people.wang, due })
    const spoken = await said(admin, record, { text: '看一眼', mentions: [bench.people.wang] })
    const own = (await mine(editor)).filter(({ recordId }) => recordId === record.id)
    expect(own.map(({ when, why }) => [why, when])).toEqual([
      ['assigned', 'over'],
      ['assigned', 'today'],
      ['assigned', 'later'],
      ['assigned', null],
      ['mentioned', null],
    ])
    expect(own[0]).toMatchObject({ entity: 'articleTag', recordTitle: record.name })
    await admin('PUT', `${at(record)}/${spoken.id}`, { resolved: true })
    expect((await mine(editor)).filter(({ why }) => why === 'mentioned')).toEqual([])
    expect((await mine(admin)).filter(({ recordId }) => recordId === record.id)).toEqual([])
    await narrowed(async (who) => {
      expect((await mine(who)).filter(({ recordId }) => recordId === record.id)).toEqual([])
    })
  })

  test('a follower is told what others did to the record, once for all of it, and no longer when they would rather not', async () => {
    const record = await tag()
    const follow = (follows: boolean) =>
      editor('PUT', `articleTag/${record.id}/follow`, { follows })
    expect((await follow(true)).data).toEqual({ follows: true })
    await followed(bench.portal.context)
    await unread(editor)
    const name = `新名${serial()}`
    const changed = await admin('PUT', `articleTag/${record.id}`, { version: 1, name })
    await admin('PUT', `articleTag/${record.id}`, { version: changed.data.version, note: '备注' })
    await admin('POST', `articleTag/${record.id}/disable`, {})
    await followed(bench.portal.context)
    const [notice, ...others] = await unread(editor)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      ...{ type: 'change', target: `/open/articleTag/${record.id}` },
      title: expect.stringContaining(`标签“${name}”`),
      body: expect.stringContaining('标签名称'),
    })
    await editor('POST', `articleTag/${record.id}/enable`, {})
    await followed(bench.portal.context)
    expect(await unread(editor)).toEqual([])
    await follow(false)
    await admin('POST', `articleTag/${record.id}/disable`, {})
    await followed(bench.portal.context)
    expect(await unread(editor)).toEqual([])
    await said(editor, record, { text: '只是说一句' })
    expect((await read(editor, record)).follows).toBe(false)
  })

  test('goes by mail and to the robot of one’s own group where somebody chose that, and is tried again where it failed', async () => {
    const record = await tag()
    const { db } = bench.portal.context.database
    const robot = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abc-123'
    await editor('PUT', 'index/settings', { talkMail: 'wang@example.com', talkRobot: robot })
    const waiting = async () => (await db.selectFrom('_outgoing').selectAll().execute()) as Row[]
    await said(admin, record, { text: '@王编辑 请看', mentions: [bench.people.wang] })
    expect((await waiting()).map(({ way, address }) => [way, address]).toSorted()).toEqual([
      ['mail', 'wang@example.com'],
      ['robot', robot],
    ])
    expect((await waiting())[0]).toMatchObject({ text: expect.stringContaining('@王编辑 请看') })
    await db.updateTable('_outgoing').set({ address: 'nobody' }).where('way', '=', 'mail').execute()
    await sent(bench.portal.context)
    expect(await waiting()).toMatchObject([{ way: 'mail', tries: 1 }])
    for (let tried = 1; tried < 5; tried++) {
      bench.time.now += 60 * 60_000
      await sent(bench.portal.context)
    }
    expect(await waiting()).toEqual([])
    for (const wrong of [{ talkMail: 'nobody' }, { talkRobot: 'https://example.com' }])
      expect((await editor('PUT', 'index/settings', wrong)).code).toBe(40001)
    await editor('PUT', 'index/settings', { talkMail: '', talkRobot: '' })
  })

  test('only what one said oneself is changed or taken away, and not once others have answered', async () => {
    const record = await tag()
    const first = await said(editor, record, { text: '第一句' })
    const one = `${at(record)}/${first.id}`
    expect((await admin('PUT', one, { text: '别人的话' })).code).toBe(40300)
    expect((await admin('DELETE', one)).code).toBe(40300)
    expect((await editor('PUT', one, { version: 9, text: '第一句话' })).code).toBe(40900)
    const changed = await editor('PUT', one, { version: 1, text: '第一句话' })
    expect(changed.data).toMatchObject({ text: '第一句话', editedAt: expect.any(String) })
    const answer = await said(admin, record, { text: '嗯', thread: first.id })
    expect((await editor('DELETE', one)).code).toBe(40900)
    expect((await admin('DELETE', `${at(record)}/${answer.id}`)).code).toBe(20000)
    expect((await editor('DELETE', one)).code).toBe(20000)
    expect((await read(editor, record)).threads).toEqual([])
    expect((await editor('PUT', one, { text: '没了' })).code).toBe(40400)
  })

  test('nobody is spoken to who could not read it, and nobody without the right reads or says anything', async () => {
    const record = await tag()
    await narrowed(async (who) => {
      expect((await who('GET', at(record))).code).toBe(40300)
      expect((await who('POST', at(record), { text: '看不到' })).code).toBe(40300)
      const { data } = await admin('POST', at(record), {
        ...{ text: '@王编辑', mentions: [bench.people.wang], assignee: bench.people.wang },
      })
      expect(Object.keys(data.errors).toSorted()).toEqual(['assignee', 'mentions'])
    })
    expect((await bench.call('GET', at(record))).code).toBe(1002)
    expect((await admin('GET', 'articleTag/999999/talk')).code).toBe(40400)
  })

  test('goes with a record that is purged', async () => {
    const record = await tag()
    await said(admin, record, { text: '@王编辑 留着', mentions: [bench.people.wang] })
    const { db } = bench.portal.context.database
    const left = async () =>
      (
        await db
          .selectFrom('_talk')
          .select('id')
          .where('recordId', '=', record.id as number)
          .execute()
      ).length
    await admin('DELETE', `articleTag/${record.id}`, {})
    await night(bench.portal.context)
    expect(await left()).toBe(1)
    await db
      .deleteFrom('articleTag')
      .where('id', '=', record.id as number)
      .execute()
    await night(bench.portal.context)
    expect(await left()).toBe(0)
  })

  test('strange values are refused by their names', async () => {
    const record = await tag()
    const refused = async (body: Row) =>
      Object.keys((await admin('POST', at(record), body)).data.errors ?? {})
    expect(await refused({})).toEqual(['text'])
    expect(await refused({ text: '  ' })).toEqual(['text'])
    expect(await refused({ text: '长'.repeat(2001) })).toEqual(['text'])
    expect(await refused({ text: '好', due: '2026-02-30', other: 1 })).toEqual(['due', 'other'])
    expect(await refused({ text: '好', mentions: [0], assignee: 'x' })).toEqual([
      'mentions',
      'assignee',
    ])
    expect((await admin('POST', at(record), { text: '好', thread: 'nothing' })).code).toBe(40400)
    expect((await admin('PUT', `articleTag/${record.id}/follow`, { follows: 1 })).code).toBe(40001)
  })

  test('stands at records of every entity', async () => {
    for (const { name, path } of bench.portal.context.entities.values())
      expect([name, (await admin('GET', `${path}/999999/talk`)).code]).toEqual([name, 40400])
  })
})
