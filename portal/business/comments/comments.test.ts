import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { type PortalBench, portalBench } from '#portal/testing/portalBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const pad = () => String(serial()).padStart(4, '0')

describe.each(bothDatabases())('comments on $name', (database) => {
  let bench: PortalBench
  let admin: PortalBench['admin']
  let app: Awaited<ReturnType<typeof appKey>>['app']
  let article: number
  beforeAll(async () => {
    bench = await portalBench(database)
    await makeConfigKeys(bench.portal.records(), configKeys)
    const writes = ['comment', 'commentReport', 'appUser']
    app = (await appKey(bench, { writes, rights: ['public', 'changes'] })).app
    article = (await bench.portal.records().create('article', await standing())).id as number
  })
  beforeEach(async () => {
    bench.time.now = Date.parse(NOW)
    admin = await bench.signIn('boss')
  })
  afterAll(() => bench.close())

  const records = () => bench.portal.records()
  const find = async (name: string, id: number) => (await records().find(name, id)) as Row
  const standing = async () => ({
    ...(await (await deskOf(bench)).articleValues()),
    status: 'published',
  })
  const user = async (more: Row = {}) =>
    (await records().create('appUser', { uid: `U${pad()}`, nickname: '海边的栗子', ...more }))
      .id as number
  const said = async (more: Row = {}) =>
    (
      await app('POST', 'ingest/contentComment', {
        user: await user(),
        target: { type: 'article', id: article },
        content: '读完这期封面故事，忽然很想回一趟老家。',
        region: '浙江',
        ...more,
      })
    ).data.id as number
  const passed = async (more: Row = {}) => {
    const id = await said(more)
    await admin('POST', `contentComment/${id}/pass`, {})
    return id
  }
  const report = async (comment: number, reporter?: number) =>
    app('POST', 'ingest/contentComment/report', {
      comment,
      reporter: reporter ?? (await user()),
      reason: 'ads',
    })
  const state = async (id: number) => (await find('comment', id)).status
  const outcome = async (method: string, path: string, body: Row = {}) => {
    const { code, data } = await admin(method, path, body)
    return code === 20000 || code === 20100 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
  }
  const official = async () => user({ official: true })
  const lettersTo = async (id: number) =>
    records().select('mail', { users: (await find('appUser', id)).uid })

  test('comment#bestAndTopWhilePassed comment.best comment.top only a passed comment is chosen, one tops its content, and leaving clears both', async () => {
    const waiting = await said()
    expect((await outcome('POST', `contentComment/${waiting}/best`))[0]).toBe(40900)
    const { version } = await find('comment', waiting)
    expect(await outcome('PUT', `contentComment/${waiting}`, { version, best: true })).toContain(
      'best',
    )
    const [first, second] = [await passed(), await passed()]
    for (const mark of ['best', 'top']) await admin('POST', `contentComment/${first}/${mark}`, {})
    expect(await find('comment', first)).toMatchObject({ best: true, top: true })
    await admin('POST', 'contentComment/top', { id: second, top: true })
    expect([(await find('comment', first)).top, (await find('comment', second)).top]).toEqual([
      false,
      true,
    ])
    await admin('POST', `contentComment/${first}/remove`, {})
    expect(await find('comment', first)).toMatchObject({
      best: false,
      top: false,
      status: 'removed',
    })
  })

  test('comment.best tells the writer once, however often it is chosen', async () => {
    const writer = await user()
    const id = await passed({ user: writer })
    for (const best of [true, true, false, true])
      await admin('POST', 'contentComment/best', { id, best })
    expect(await find('comment', id)).toMatchObject({ best: true, bestAt: expect.any(String) })
    expect(await lettersTo(writer)).toMatchObject([{ title: '你的评论被选为精选' }])
  })

  test('comment#rejectNeedsReason a verdict says who, when and why not; below a removed comment nothing shows', async () => {
    const parent = await passed()
    const reply = await passed({ replyTo: parent })
    expect(await find('comment', parent)).toMatchObject({
      replies: 1,
      auditor: bench.people.boss,
      auditedAt: NOW,
      targetTitle: '小城里的第一杯手冲',
    })
    expect(await outcome('POST', `contentComment/${reply}/reject`)).toEqual([40001, 'rejectReason'])
    const shown = async () =>
      (await app('GET', 'public/contentComment')).data.list.map(({ id }: Row) => id)
    expect(await shown()).toEqual(expect.arrayContaining([parent, reply]))
    await admin('POST', `contentComment/${parent}/remove`, {})
    expect(await shown()).not.toContain(reply)
    await admin('POST', `contentComment/${parent}/restore`, {})
    expect(await state(parent)).toBe('pending')
    const audited = { ids: [parent, reply], status: 'rejected', reason: 'offTopic' }
    expect((await admin('POST', 'contentComment/audit', audited)).data).toMatchObject({ done: 2 })
    expect(await find('comment', reply)).toMatchObject({
      status: 'rejected',
      rejectReason: 'offTopic',
    })
    await admin('POST', 'contentComment/pass', { ids: [reply] })
    expect(await find('comment', reply)).toMatchObject({ status: 'passed', rejectReason: null })
  })

  test('comment#officialNeedsOfficialUser official accounts write about what is published; what is to come later appears by itself', async () => {
    const words = {
      source: 'official',
      content: '本期编辑手记',
      target: { type: 'article', id: article },
    }
    const anybody = { ...words, user: await user() }
    expect(await outcome('POST', 'contentComment', anybody)).toContain('user')
    const account = await official()
    const draft = await create(admin, 'article', await (await deskOf(bench)).articleValues())
    const early = { ...words, user: account, target: { type: 'article', id: draft.id } }
    expect(await outcome('POST', 'contentComment', early)).toContain('target')
    const now = await create(admin, 'contentComment', { ...words, user: account })
    expect(now.status).toBe('passed')
    const later = await create(admin, 'contentComment', {
      ...words,
      user: account,
      publishedAt: '2026-11-21T12:00:00+08:00',
    })
    expect(later.status).toBe('pending')
    expect((await outcome('POST', `contentComment/${later.id}/pass`))[0]).toBe(40001)
    bench.time.now += 3 * 3_600_000
    await runDueMoves(bench.portal.context, records())
    expect(await state(later.id)).toBe('passed')
  })

  test('comment#blockedNeverPassInBulk what the machine calls violating passes alone only; clean ones by themselves where that is switched on', async () => {
    const id = await said({ risk: 'block', riskWords: ['加V'] })
    const { data } = await admin('POST', 'contentComment/bulk', { action: 'pass', ids: [id] })
    expect([data.done, await state(id)]).toEqual([0, 'pending'])
    expect(await outcome('POST', `contentComment/${id}/pass`)).toBe('done')
    const auto = async (on: boolean) => {
      const [key] = await records().select('baseConfig', { key: 'comment.autoPass' })
      await records().update('baseConfig', key?.id as number, { value: String(on) })
    }
    await auto(true)
    expect(await state(await said())).toBe('passed')
    expect(await state(await said({ risk: 'doubt' }))).toBe('pending')
    await auto(false)
    expect(await state(await said())).toBe('pending')
  })

  test('comment#neverDeleted the second of two editors is told the verdict of the first, and nothing is deleted for good', async () => {
    const id = await said()
    const { version } = await find('comment', id)
    await admin('POST', `contentComment/${id}/pass`, { version })
    const second = await admin('POST', `contentComment/${id}/reject`, {
      version,
      rejectReason: 'ads',
    })
    expect([second.code, second.data.current.status]).toEqual([40900, 'passed'])
    expect(await outcome('DELETE', `contentComment/${id}`)).not.toBe('done')
  })

  test('comment.reply answers in the name of an official account, below the comment', async () => {
    const id = await passed()
    const answer = '谢谢你的来信'
    const anybody = { account: await user(), answer }
    expect(await outcome('POST', `contentComment/${id}/reply`, anybody)).toContain('account')
    const { data } = await admin('POST', `contentComment/${id}/reply`, {
      account: await official(),
      answer,
    })
    expect(data).toMatchObject({
      replyTo: id,
      source: 'official',
      status: 'passed',
      content: answer,
    })
    expect(await find('comment', id)).toMatchObject({ replies: 1 })
  })

  test('comment.muteUser mutes the writer for a time or for good, with what they wrote lately', async () => {
    const writer = await user()
    const [old, fresh] = [
      await said({ user: writer, publishedAt: '2026-11-01T10:00:00+08:00' }),
      await said({ user: writer }),
    ]
    const asked = { term: 'week', removes: true }
    const { data } = await admin('POST', `contentComment/${fresh}/muteUser`, asked)
    expect(data).toMatchObject({ removed: 1, mutedUntil: '2026-11-28T10:00:00+08:00' })
    expect([await state(old), await state(fresh)]).toEqual(['pending', 'removed'])
    expect(await find('appUser', writer)).toMatchObject({ status: 'muted' })
    await admin('POST', `contentComment/${old}/muteUser`, { term: 'ever' })
    expect((await find('appUser', writer)).mutedUntil).toMatch(/^2099/)
  })

  test('commentReport#upholdNeedsHandling commentReport#oncePerReporter upholding one settles all of its comment, mutes where chosen, and answers each reporter', async () => {
    const writer = await user()
    const comment = await passed({ user: writer })
    const reporter = await user()
    const one = (await report(comment, reporter)).data.id as number
    expect((await report(comment, reporter)).code).not.toBe(20000)
    const other = (await report(comment)).data.id as number
    expect(await find('comment', comment)).toMatchObject({ reports: 2 })
    const path = `contentComment/report/${one}/uphold`
    expect(await outcome('POST', path)).toContain('handling')
    expect(await outcome('POST', path, { handling: 'none' })).toContain('handling')
    expect(await outcome('POST', path, { handling: 'removeMute' })).toContain('muteDays')
    const verdict = { handling: 'removeMute', muteDays: 3, reply: '感谢监督' }
    expect(await outcome('POST', path, verdict)).toBe('done')
    for (const id of [one, other])
      expect(await find('commentReport', id)).toMatchObject({
        ...verdict,
        status: 'upheld',
        handler: bench.people.boss,
        handledAt: NOW,
      })
    expect(await state(comment)).toBe('removed')
    expect(await find('appUser', writer)).toMatchObject({ mutedUntil: '2026-11-24T10:00:00+08:00' })
    const [letter] = await lettersTo(reporter)
    expect(letter?.content).toContain('感谢监督')
    // Letters went along with the verdict: whoever gave it is not told of each, nor finds their jobs among their own.
    await runQueued(bench.portal.context)
    const ofLetters = async (path: string): Promise<readonly Row[]> =>
      (await admin('GET', path)).data.list.filter(({ title }: Row) =>
        /你的举报/.test(String(title)),
      )
    const sent = { along: true, status: 'done' }
    expect(await ofLetters('job?range=[0,99]')).toMatchObject([sent, sent])
    expect(await ofLetters('job/mine')).toEqual([])
    expect(await ofLetters('notice?range=[0,99]')).toEqual([])
  })

  test('commentReport#overdueIsMarked what waits for a day is marked and counted; dismissing leaves the comment alone', async () => {
    const comment = await passed()
    const { id } = (await report(comment)).data
    bench.time.now += 25 * 3_600_000
    admin = await bench.signIn('boss')
    const { data } = await admin('GET', 'index/todos')
    expect(data.todos.map(({ rule }: Row) => rule)).toContain('commentReport#overdueIsMarked')
    expect(await outcome('POST', `contentComment/report/${id}/dismiss`)).toBe('done')
    expect(await find('commentReport', id)).toMatchObject({ status: 'dismissed', handling: 'none' })
    expect(await state(comment)).toBe('passed')
    const read = await admin('GET', `contentComment/report/${id}`)
    expect(read.data).toMatchObject({ sameCount: 1, writer: (await find('comment', comment)).user })
  })

  test('the list is looked through by text, by content and by reports, each of which it shows', async () => {
    const entity = bench.portal.context.entities.get('comment')
    expect(entity?.list.columns).toContain('reports')
    for (const filter of [{ content_q: '手冲' }, { targetTitle_q: '小城' }, { reports_gte: 1 }]) {
      const [name = ''] = Object.keys(filter)[0]?.split('_') ?? []
      expect(entity?.list.filters).toContain(name)
      const { code } = await admin(
        'GET',
        `contentComment?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
      expect([name, code]).toEqual([name, 20000])
    }
  })
})
