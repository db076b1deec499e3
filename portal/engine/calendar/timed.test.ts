import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('what is done by itself, in calendars, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const at = (minutes: number) =>
    `${new Date(bench.time.now + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
  const day = (ahead: number) => at(ahead * 24 * 60).slice(0, 10)

  async function published() {
    const desk = await deskOf(bench)
    const { id } = await create(admin, 'article', await desk.articleValues())
    await admin('POST', `article/${id}/proof`, {})
    const { data } = await admin('POST', `article/${id}/publish`, {})
    return { id, version: Number(data.version) }
  }
  const timed = async (who = admin, query = `from=${day(-1)}&to=${day(3)}`) =>
    (await who('GET', `index/calendar/editorial/timed?${query}`)).data.list as Row[]
  const today = async (who = admin) => (await who('GET', 'index/today')).data.list as Row[]
  const plan = (id: number, when: string) =>
    editor('PUT', `article/${id}/planned`, { move: 'withdraw', at: when })

  test('a planned move and a revision with a time stand at their times, with who may set another', async () => {
    const { id, version } = await published()
    await plan(id, at(60))
    await editor('PUT', `article/${id}/revision`, {
      version,
      revision: 0,
      values: { title: '改过的题目' },
    })
    await admin('POST', `article/${id}/revision/approve`, { revision: 1 })
    const scheduled = { revision: 1, at: at(90) }
    expect((await editor('POST', `article/${id}/revision/schedule`, scheduled)).code).toBe(20000)
    const of = { entity: 'article', recordId: id, title: '小城里的第一杯手冲', failed: null }
    expect((await timed()).filter(({ recordId }) => recordId === id)).toEqual([
      {
        kind: 'move',
        ...of,
        at: at(60),
        move: 'withdraw',
        does: ['撤回', 'Withdraw'],
        by: '王编辑',
        mayMove: true,
      },
      expect.objectContaining({ kind: 'revision', ...of, at: at(90), revision: 1, mayMove: true }),
    ])
    // Outside these days they do not stand.
    expect(await timed(admin, `from=${day(4)}&to=${day(9)}`)).toEqual([])
    const lines = (await today()).filter(
      ({ recordId, kind }) => recordId === id && kind !== 'record',
    )
    expect(lines).toMatchObject([
      { kind: 'move', what: ['撤回', 'Withdraw'], late: false, at: at(60).slice(0, 19) },
      { kind: 'revision', late: false },
    ])
  })

  test('what could not be done at its time is late, first on the home page, with the reason in the calendar', async () => {
    const { id } = await published()
    await plan(id, at(10))
    // As it is noted where a rule refuses it then.
    const { db } = bench.portal.context.database
    await db
      .updateTable('_planned_move')
      .set({ failed: JSON.stringify(['有人正在读', 'Somebody reads it']) } as never)
      .where('recordId', '=', id)
      .execute()
    expect((await timed()).find(({ recordId }) => recordId === id)).toMatchObject({
      failed: ['有人正在读', 'Somebody reads it'],
    })
    expect((await today())[0]).toMatchObject({ recordId: id, kind: 'move', late: true })
  })

  test('a calendar program is told of them, too', async () => {
    const { id } = await published()
    await plan(id, at(30))
    const { address } = (await editor('GET', 'index/calendar/editorial')).data
    const { pathname, search } = new URL(address)
    const text = await (await bench.portal.app.request(pathname + search)).text()
    const lines = text.replace(/\r?\n[ \t]/g, '')
    expect(lines).toContain(`UID:article-${id}-withdraw`)
    expect(lines).toContain('定时撤回 · 文章 · 小城里的第一杯手冲')
  })

  test('what a rule does at the time of a field stands there under that field, and goes to another time with it', async () => {
    const desk = await deskOf(bench)
    const values = await desk.issueValues({ releaseAt: at(60), publishDate: day(9) })
    const { id } = await create(admin, 'issue', values)
    const found = async () =>
      (await timed()).find((one) => one.entity === 'issue' && one.recordId === id)
    // A draft goes out by nobody.
    expect(await found()).toBeUndefined()
    const accept = ['issue#publishNeedsProofedArticle']
    const { data } = await admin('POST', `issue/${id}/schedule`, { accept })
    const entry = { kind: 'move', entity: 'issue', field: 'releaseAt', move: 'publish', by: '' }
    const { version } = data
    expect(await found()).toMatchObject({ ...entry, at: at(60), version, failed: null })
    const line = (one: Row) => one.entity === 'issue' && one.recordId === id && one.kind === 'move'
    expect((await today()).find(line)).toMatchObject({
      ...{ what: ['上架', 'Publish'], late: false, at: at(60).slice(0, 19) },
    })
    const { address } = (await editor('GET', 'index/calendar/editorial')).data
    const { pathname, search } = new URL(address)
    const feed = await (await bench.portal.app.request(pathname + search)).text()
    expect(feed.replace(/\r?\n[ \t]/g, '')).toContain('由系统执行，按“定时上架时间”')
    expect((await admin('PUT', `issue/${id}`, { version, releaseAt: at(120) })).code).toBe(20000)
    expect(await found()).toMatchObject({ at: at(120) })
    // Nobody made it: first it is late, then overdue.
    const before = bench.time.now
    bench.time.now += 125 * 60_000
    expect((await found())?.failed).toMatchObject([expect.stringContaining('稍后会再试'), {}])
    bench.time.now += 20 * 60_000
    expect((await found())?.failed).toMatchObject([expect.stringContaining('已过时'), {}])
    expect((await today()).find(line)).toMatchObject({ late: true })
    bench.time.now = before
    await admin('POST', `issue/${id}/unschedule`, {})
  })

  test('what is late by its state stands before what is to come, and what only goes on is not told', async () => {
    const desk = await deskOf(bench)
    const values = await desk.articleValues()
    const late = await create(admin, 'article', { ...values, publishAt: at(-3 * 24 * 60) })
    const soon = await create(admin, 'article', { ...values, publishAt: at(45) })
    const far = await create(admin, 'article', { ...values, publishAt: at(3 * 24 * 60) })
    const list = await today()
    const place = (id: number) => list.findIndex((one) => one.recordId === id)
    expect(list[place(late.id)]).toMatchObject({
      late: true,
      kind: 'record',
      what: ['草稿', 'Draft'],
    })
    expect(list[place(soon.id)]).toMatchObject({ late: false })
    expect(place(late.id)).toBeLessThan(place(soon.id))
    expect(place(far.id)).toBe(-1)
  })

  test('days that are none are refused, and so is a calendar that is none', async () => {
    const asked = await admin('GET', 'index/calendar/editorial/timed?from=soon&to=2026-12-01')
    expect(asked.data.errors.from).toContain('soon')
    expect(
      (await admin('GET', 'index/calendar/none/timed?from=2026-11-01&to=2026-12-01')).code,
    ).toBe(40400)
  })
})
