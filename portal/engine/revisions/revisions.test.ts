import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { removeStray } from '../media/removeStray.ts'
import { night } from './revisions.night.ts'
import { round } from './revisions.round.ts'

describe.each(bothDatabases())('what is changed of a live record, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench

  /** A published article, and the calls on its revision. */
  async function live(more: Row = {}) {
    const desk = await deskOf(bench)
    const made = await create(admin, 'article', await desk.articleValues(more))
    const path = `article/${made.id}`
    await admin('POST', `${path}/proof`, {})
    const { data: record } = await admin('POST', `${path}/publish`, {})
    const of = `${path}/revision`
    return {
      ...{ desk, path, of, id: made.id, version: Number(record.version) },
      shown: async () => (await admin('GET', path)).data as Row,
      save: (who: SignedIn, values: Row, seen = 0, version = Number(record.version)) =>
        who('PUT', of, { version, revision: seen, values }),
      publish: (who: SignedIn, seen: number, more: Row = {}) =>
        who('POST', `${of}/publish`, { revision: seen, ...more }),
    }
  }

  test('readers keep what they have until it is published, and then have all of it', async () => {
    const { id, shown, save, publish, of, path } = await live()
    const { data } = await save(editor, { title: '改过的题目', body: '<p>改过的正文。</p>' })
    expect(data).toMatchObject({
      record: { title: '改过的题目' },
      live: { title: '小城里的第一杯手冲' },
      revision: { version: 1, fields: ['title', 'body'], overtaken: [], approver: null },
    })
    expect((await shown()).title).toBe('小城里的第一杯手冲')
    await admin('POST', `${of}/approve`, { revision: 1 })
    const published = await publish(editor, 1)
    expect(published).toMatchObject({
      code: 20000,
      data: { title: '改过的题目', status: 'published' },
    })
    expect((await admin('GET', of)).data).toBeNull()
    const { list } = (await admin('GET', `${path}/history`)).data
    expect(list[0]).toMatchObject({
      action: 'publishRevision',
      changed: { title: expect.anything() },
    })
    const entries = await admin('GET', `auditLog?filter={"entity":"article","recordId":"${id}"}`)
    expect((entries.data.list as Row[]).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['新建修订稿', '审核通过修订稿', '发布修订稿']),
    )
  })

  test('where a second person has to read it, the writer cannot publish it unread, nor read it themselves', async () => {
    const { save, publish, of } = await live()
    await save(editor, { title: '未审的题目' })
    expect(await publish(editor, 1)).toMatchObject({
      code: 40900,
      message: expect.stringContaining('has not been approved'),
    })
    expect((await editor('POST', `${of}/approve`, { revision: 1 })).code).toBe(40300)
    const { data } = await admin('POST', `${of}/approve`, { revision: 1 })
    expect(data.revision.approver.name).toBe('主编')
    const [told] = (await editor('GET', 'notice/mine')).data.list as Row[]
    expect(told).toMatchObject({
      title: '文章“小城里的第一杯手冲”的修订稿已审核通过，可以发布',
      body: '操作人：主编',
    })
    // What was read is not what is written now.
    await save(editor, { title: '又改了' }, 1)
    expect((await publish(editor, 2)).code).toBe(40900)
  })

  test('what the rules of the record refuse is refused when it is published, at its field, and stays', async () => {
    const { save, publish, of } = await live()
    const other = await deskOf(bench)
    await save(editor, { column: other.column.id, title: '换了栏目' })
    const issue = await create(admin, 'issue', await other.issueValues())
    expect((await save(editor, { title: '长'.repeat(61) }, 1)).data.errors.title).toBeTruthy()
    await save(editor, { issue: issue.id, title: '放进没上架的一期' }, 1)
    await admin('POST', `${of}/approve`, { revision: 2 })
    const refused = await publish(editor, 2)
    expect(refused.code).toBe(40001)
    expect(Object.keys(refused.data.errors)).toContain('column')
    expect((await editor('GET', of)).data.record.title).toBe('放进没上架的一期')
  })

  test('what was changed meanwhile is not overwritten unseen, and can be taken up', async () => {
    const { id, save, publish, of, version } = await live()
    await save(editor, { title: '修订的题目', subtitle: '修订的副题' })
    await admin('PUT', `article/${id}`, { version, title: '线上急改', lead: '另一处' })
    const { revision } = (await editor('GET', of)).data
    expect(revision).toMatchObject({ overtaken: ['title'], base: { title: '小城里的第一杯手冲' } })
    await admin('POST', `${of}/approve`, { revision: 1 })
    const refused = await publish(editor, 1)
    expect(refused).toMatchObject({
      code: 40900,
      data: { errors: { title: expect.stringContaining('merge and save it') } },
    })
    expect(await save(editor, { title: '两边合起来' }, 1)).toMatchObject({
      code: 40900,
      data: { current: { title: '修订的题目', lead: '另一处' } },
    })
    const now = (await admin('GET', `article/${id}`)).data
    await save(editor, { title: '两边合起来', subtitle: '修订的副题' }, 1, now.version)
    await admin('POST', `${of}/approve`, { revision: 2 })
    expect((await publish(editor, 2)).data).toMatchObject({ title: '两边合起来', lead: '另一处' })
  })

  test('two people at one revision: the second is told what the first has saved', async () => {
    const { save } = await live()
    await save(editor, { title: '甲' })
    expect(await save(admin, { title: '乙' })).toMatchObject({
      code: 40900,
      data: { current: { title: '甲' } },
    })
    const both = await Promise.all([
      save(admin, { title: '丙' }, 1),
      save(editor, { title: '丁' }, 1),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual([20000, 40900])
  })

  test('it is published by itself at its time; what is refused then stays, and whoever set the time is told', async () => {
    const { save, of, id, shown } = await live()
    await save(editor, { title: '定时的题目' })
    const at = (minutes: number) =>
      `${new Date(bench.time.now + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
    const schedule = (when: string | null, revision = 1) =>
      editor('POST', `${of}/schedule`, { revision, at: when })
    expect((await schedule(at(-5))).data.errors.at).toContain('a time to come')
    expect((await schedule(at(5))).code).toBe(40900)
    await admin('POST', `${of}/approve`, { revision: 1 })
    expect((await schedule(at(5))).data.revision.publishAt).toBe(at(5))
    await round(bench.portal.context)
    expect((await shown()).title).toBe('小城里的第一杯手冲')
    bench.time.now += 6 * 60_000
    await round(bench.portal.context)
    expect((await shown()).title).toBe('定时的题目')

    const { version } = await shown()
    await save(editor, { title: '撤回后到点' }, 0, Number(version))
    await admin('POST', `${of}/approve`, { revision: 1 })
    await schedule(at(5))
    await admin('POST', `article/${id}/withdraw`, {})
    bench.time.now += 6 * 60_000
    const again = await bench.signIn('wang')
    await round(bench.portal.context)
    await round(bench.portal.context)
    const listed = (await again('GET', 'index/revisions')).data.list as Row[]
    expect(listed[0]).toMatchObject({
      recordId: id,
      waits: 'failed',
      title: '定时的题目',
      mine: true,
    })
    const told = (await again('GET', 'notice/mine')).data.list as Row[]
    expect(told.filter(({ title }) => String(title).includes('没有按时发布'))).toHaveLength(1)
  })

  test('whoever may not change the record neither writes nor publishes one; drafts have none', async () => {
    const { save, of, desk, id } = await live()
    await save(editor, { title: '有人在写' })
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'readsArticles', name: '只看文章' },
      rights: [{ entity: 'article', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const reader = await bench.signIn('wang')
    expect((await save(reader, { title: '不该行' }, 1)).code).toBe(40300)
    expect((await reader('POST', `${of}/publish`, { revision: 1 })).code).toBe(40300)
    expect((await bench.call('GET', of)).code).toBe(1002)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
    const draft = await create(admin, 'article', await desk.articleValues())
    const refused = await editor('PUT', `article/${draft.id}/revision`, {
      version: 1,
      revision: 0,
      values: { title: '改' },
    })
    expect(refused).toMatchObject({
      code: 40900,
      message: expect.stringContaining('save it as it is'),
    })
    expect((await editor('GET', `articleTag/${id}/revision`)).code).toBe(40400)
    expect(
      (await editor('PUT', of, { version: 1, revision: 1, values: {}, more: 1 })).data.errors.more,
    ).toBeTruthy()
  })

  test('it is listed, dropped once nothing differs or it is discarded, and forgotten with the record', async () => {
    const { save, of, id } = await live()
    await save(editor, { title: '列出来' })
    const listed = async () =>
      ((await admin('GET', 'article/revisions')).data.list as Row[]).map(({ recordId }) => recordId)
    expect(await listed()).toContain(id)
    expect((await save(editor, { title: '小城里的第一杯手冲' }, 1)).data).toBeNull()
    expect(await listed()).not.toContain(id)
    await save(editor, { title: '再来' })
    expect((await editor('DELETE', of, { revision: 1 })).code).toBe(20000)
    expect((await editor('GET', of)).data).toBeNull()
    await save(editor, { title: '随记录消失' })
    const { db } = bench.portal.context.database
    await db.deleteFrom('article').where('id', '=', id).execute()
    await night(bench.portal.context)
    expect(await listed()).not.toContain(id)
  })

  test('a picture that only a revision shows stays in the store', async () => {
    const { save } = await live()
    const key = 'image/0123456789abcdef/0123456789abcdef/revised.png'
    await bench.store.put(key, pictureOf(690, 388), { type: 'image/png' })
    expect((await save(editor, { imageUrl: `/masthead/${key}` })).code).toBe(20000)
    bench.time.now += 9 * 86_400_000
    await removeStray(bench.portal.context, { rest: async () => undefined, isOver: () => false })
    const { objects } = await bench.store.list('image/', { limit: 1000 })
    expect(objects.map((one) => one.key)).toContain(key)
  })
})
