import { describe, expect, test, vi } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

vi.setConfig({ testTimeout: 120_000 })

describe.each(bothDatabases())('fields of many records edited at once on $name', (database) => {
  const bench = sharedBench(database)
  const { make, find, act } = anyRecord(bench)
  const run = () => runQueued(bench.portal.context)
  const sources = async (count: number, more: (at: number) => Row = () => ({})) => {
    const made: Made[] = []
    for (let at = 0; at < count; at++)
      made.push(await make('source', { sourceKind: 'own', ...more(at) }))
    return made
  }
  const idsOf = (made: readonly Made[]) => made.map(({ id }) => id)

  /** What somebody does in the dialog, call by call. */
  const deskOf = (call: SignedIn, path = 'source') => {
    const asked = async (method: string, rest: string, body?: unknown) => {
      const answer = await call(method, `${path}/edits${rest}`, body)
      return answer.code === 20000 ? answer.data : { ...answer.data, code: answer.code }
    }
    return {
      preview: (ids: readonly number[], ...edits: Row[]) => asked('POST', '', { ids, edits }),
      ask: asked,
      read: (id: number) => asked('GET', `/${id}`),
      rows: async (id: number, outcome = '') =>
        (await asked('GET', `/${id}/rows?outcome=${outcome}`)).list,
      run: (id: number, accept: readonly string[] = []) => asked('POST', `/${id}/run`, { accept }),
      back: (id: number) => asked('POST', `/${id}/back`),
    }
  }

  test('tells old and new before anything is written, then does just that', async () => {
    const [one, other] = await sources(2, (at) => ({ contractNumber: at ? 'HT-2025-7' : 'A' }))
    const desk = deskOf(bench.admin)
    const seen = await desk.preview(
      [one!.id, other!.id],
      { field: 'contractNumber', way: 'replace', find: '2025', value: '2026' },
      { field: 'sourceKind', way: 'set', value: other!.sourceKind },
    )
    expect(seen).toMatchObject({ status: 'ready', counts: { change: 1 } })
    expect(await desk.rows(seen.id)).toMatchObject([
      { id: one!.id, title: one!.name, outcome: 'same' },
      { id: other!.id, outcome: 'change', changes: { contractNumber: ['HT-2025-7', 'HT-2026-7'] } },
    ])
    expect(await find('source', other!)).toMatchObject({ version: other!.version })
    const done = await desk.run(seen.id)
    expect(done).toMatchObject({ status: 'done', counts: { done: 1, same: 1 }, mayBack: true })
    expect(await find('source', other!)).toMatchObject({
      contractNumber: 'HT-2026-7',
      version: Number(other!.version) + 1,
    })
    const { data } = await bench.admin('GET', `source/${other!.id}/history`)
    expect(data.list[0]).toMatchObject({
      by: { id: bench.people.boss },
      reason: '批量编辑来源：合同编号、来源类型',
      changed: { contractNumber: ['HT-2025-7', 'HT-2026-7'] },
    })
  })

  test('leaves out what the rules of the form refuse, with the reason of each', async () => {
    const made = await sources(3)
    await act('source', made[1]!, 'disable')
    const desk = deskOf(bench.admin)
    const name = '同名报'
    await make('source', { name })
    const seen = await desk.preview([...idsOf(made), 999_999], {
      field: 'name',
      way: 'replace',
      find: String(made[0]!.name),
      value: name,
    })
    expect(seen.counts).toMatchObject({ refused: 2, same: 2 })
    expect(seen.refusals.map(({ count }: Row) => count)).toEqual([1, 1])
    const refused = await desk.rows(seen.id, 'refused')
    expect(refused).toMatchObject([{ id: made[0]!.id }, { id: 999_999 }])
    expect(refused[0].says[0]).toMatch(/already taken/)
    expect(await desk.run(seen.id)).toMatchObject({ code: 40900 })
  })

  test('asks for every warning a form would ask about, once for all', async () => {
    const magazine = await make('magazine')
    const issue = await make('issue', { magazine: magazine.id })
    const column = await make('column', { magazine: magazine.id })
    const article = await make('article', {
      ...{ issue: issue.id, column: column.id, podcastInserts: [] },
    })
    await bench.portal.context.database.db
      .updateTable('issue')
      .set({ status: 'scheduled', releaseAt: '2026-12-01T08:00:00+08:00' })
      .where('id', '=', issue.id)
      .execute()
    await bench.portal.context.database.db
      .updateTable('article')
      .set({ status: 'proofed' })
      .where('id', '=', article.id)
      .execute()
    const desk = deskOf(bench.admin, 'article')
    const seen = await desk.preview([article.id], {
      ...{ field: 'title', way: 'replace', find: '标题', value: '题目' },
    })
    expect(seen.warnings).toMatchObject([
      { count: 1, message: expect.stringMatching(/draft again/) },
      { count: 1, message: expect.stringMatching(/back to "Draft"/) },
    ])
    expect(await desk.run(seen.id)).toMatchObject({ code: 42800 })
    expect(await desk.run(seen.id, ['B23'])).toMatchObject({ counts: { done: 1 } })
    expect(await find('article', article)).toMatchObject({ status: 'draft' })
    const back = await desk.back(seen.id)
    expect(back.warnings[0].message).toMatch(/stays "Draft" and does not go back to "Proofed"/)
  })

  test('says before it is done which records an edit takes back to an earlier state, and how many', async () => {
    const column = await make('column')
    const made: Made[] = []
    for (const status of ['draft', 'proofed', 'proofed', 'published']) {
      const article = await make('article', { column: column.id, issue: null, podcastInserts: [] })
      await bench.portal.context.database.db
        .updateTable('article')
        .set({ status })
        .where('id', '=', article.id)
        .execute()
      made.push(article)
    }
    const desk = deskOf(bench.admin, 'article')
    const retitle = { field: 'title', way: 'replace', find: '标题', value: '题目' }
    const seen = await desk.preview(idsOf(made), retitle)
    expect(seen.counts).toMatchObject({ change: 4 })
    const falls = 'Goes from "Proofed" back to "Draft": what led there is to be done again'
    const records = made.slice(1, 3).map(({ id, title }) => ({ id, title }))
    expect(seen.warnings).toEqual([{ count: 2, message: falls, records }])
    const rows = await desk.rows(seen.id)
    expect(rows.map(({ says }: Row) => says)).toEqual([[], [falls], [falls], []])
    // One is proofed between the look and the deed: nobody was told of that one.
    await bench.portal.context.database.db
      .updateTable('article')
      .set({ status: 'proofed' })
      .where('id', '=', made[0]!.id)
      .execute()
    expect(await desk.run(seen.id)).toMatchObject({ code: 42800 })
    const done = await desk.run(seen.id, ['B23'])
    expect(done.counts).toMatchObject({ done: 3, refused: 1 })
    const states = await Promise.all(made.map(async (one) => (await find('article', one)).status))
    expect(states).toEqual(['proofed', 'draft', 'draft', 'published'])
    // A field that sends nothing back asks nothing.
    const shared = await desk.preview(idsOf(made), {
      field: 'commentable',
      way: 'set',
      value: false,
    })
    expect(shared.warnings).toEqual([])
  })

  test('adds to lists of references and takes out of them, counted where they belong', async () => {
    const topic = await make('articleTag')
    const [tag, old] = [
      await make('articleTag', { parent: topic.id }),
      await make('articleTag', { parent: topic.id }),
    ]
    const articles = [
      await make('article', { issue: null, podcastInserts: [], tags: [old.id] }),
      await make('article', { issue: null, podcastInserts: [], tags: null }),
    ]
    const desk = deskOf(bench.admin, 'article')
    const seen = await desk.preview(
      idsOf(articles),
      { field: 'tags', way: 'add', value: [tag.id] },
      { field: 'tags', way: 'remove', value: [old.id] },
    )
    await desk.run(seen.id)
    expect((await find('article', articles[0]!)).tags).toEqual([tag.id])
    expect((await find('articleTag', tag)).useCount).toBe(2)
    expect((await find('articleTag', old)).useCount).toBe(0)
  })

  test('is done by a job where there are many, all that match a filter, and read meanwhile', async () => {
    const many = await sources(230, (at) => ({ name: `长名单 ${at}`, contractNumber: 'A' }))
    const desk = deskOf(bench.admin)
    const edits = [{ field: 'contractNumber', way: 'set', value: 'B' }]
    const filter = { name_q: '长名单' }
    expect(await desk.ask('POST', '', { filter, count: 3, edits })).toMatchObject({
      code: 42800,
      confirm: { count: many.length },
    })
    const begun = await desk.ask('POST', '', { filter, count: many.length, edits })
    expect(begun).toMatchObject({ status: 'uploaded', total: many.length })
    await run()
    const seen = await desk.read(begun.id)
    expect(seen).toMatchObject({ status: 'ready', counts: { change: many.length } })
    const told = await bench.admin('GET', 'notice?sort=["id","DESC"]')
    expect(told.data.list[0]).toMatchObject({ target: `/open/source/edits/${begun.id}` })
    expect((await desk.ask('GET', '')).list[0]).toMatchObject({ id: begun.id, status: 'ready' })
    await bench.portal.records().update('source', many[7]!.id, { contractNumber: 'C' })
    expect(await desk.run(begun.id)).toMatchObject({ status: 'running' })
    await run()
    expect(await desk.read(begun.id)).toMatchObject({
      status: 'partly',
      counts: { done: many.length - 1, refused: 1 },
    })
    const [failed] = await desk.rows(begun.id, 'refused')
    expect(failed).toMatchObject({ id: many[7]!.id })
    expect(failed.says[0]).toMatch(/预览之后已被他人修改：合同编号/)
    const again = await desk.ask('POST', `/${begun.id}/again`)
    expect(again).toMatchObject({ counts: { change: 1 } })
    await desk.run(again.id)
    expect(await find('source', many[7]!)).toMatchObject({ contractNumber: 'B' })
  })

  test('is taken back whole, but for what was edited since and what may not go back', async () => {
    const made = await sources(4, (at) => ({ name: `原名 ${at}`, contractNumber: 'X' }))
    const desk = deskOf(bench.admin)
    const seen = await desk.preview(
      idsOf(made),
      { field: 'name', way: 'replace', find: '原名', value: '今名' },
      { field: 'contractNumber', way: 'empty' },
    )
    await desk.run(seen.id)
    const records = bench.portal.records()
    await records.update('source', made[1]!.id, { contractNumber: 'Y' })
    await make('source', { name: '原名 2' })
    await bench.admin('DELETE', `source/${made[3]!.id}`)
    const back = await desk.back(seen.id)
    expect(back).toMatchObject({ undoOf: seen.id, counts: { change: 1, kept: 3 } })
    expect(await desk.rows(back.id)).toMatchObject([
      { outcome: 'change', changes: { name: ['今名 0', '原名 0'], contractNumber: [null, 'X'] } },
      { outcome: 'kept', says: [expect.stringMatching(/changed since/)] },
      { outcome: 'kept', says: [expect.stringMatching(/already taken.*stays as it is/)] },
      { outcome: 'kept', says: [expect.stringMatching(/Nothing of that/)] },
    ])
    await desk.run(back.id)
    expect(await find('source', made[0]!)).toMatchObject({ name: '原名 0', contractNumber: 'X' })
    expect(await find('source', made[1]!)).toMatchObject({ name: '今名 1', contractNumber: 'Y' })
    expect(await desk.read(seen.id)).toMatchObject({ status: 'partlyBack', undoneBy: back.id })
    expect(await desk.back(seen.id)).toMatchObject({ code: 40900 })
    expect((await desk.ask('GET', '')).list[0]).toMatchObject({ id: seen.id, mayBack: false })
  })

  test('is nobody else’s, and nobody’s who may not change the records', async () => {
    const [one] = await sources(1)
    const seen = await deskOf(bench.admin).preview([one!.id], {
      ...{ field: 'contractNumber', way: 'set', value: 'Z' },
    })
    const other = deskOf(bench.editor)
    expect(await other.read(seen.id)).toMatchObject({ code: 40400 })
    expect(await other.run(seen.id)).toMatchObject({ code: 40400 })
    expect(await deskOf(bench.admin, 'article').read(seen.id)).toMatchObject({ code: 40400 })
    const denied = await deskOf(bench.editor, 'role').preview([1], {
      ...{ field: 'name', way: 'set', value: 'x' },
    })
    expect(denied).toMatchObject({ code: 40300 })
  })

  test('refuses edits of what nobody fills in, and does not read aloud what is masked', async () => {
    const edits = (...given: Row[]) => deskOf(bench.admin).preview([1], ...given)
    expect(await edits({ field: 'createdAt', way: 'set', value: '2026-01-01' })).toMatchObject({
      code: 40001,
    })
    expect(await edits({ field: 'name', way: 'shift', value: '+1d' })).toMatchObject({
      code: 40001,
      errors: { name: expect.any(String) },
    })
    const masked = { field: 'contractNumber', way: 'replace', find: '1', value: '' }
    expect(await deskOf(bench.editor).preview([1], masked)).toMatchObject({
      errors: { contractNumber: expect.stringMatching(/You do not see/) },
    })
  })
})
