import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import type { PortalError } from '#portal/core/errors.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { places } from './places.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, changed, act, remove, refused } = anyRecord(bench)
const bare = bareRecords(bench, '2026-11-21T10:00:00+08:00')

const course = async (title: string, learnerCount = 0): Promise<Made> => {
  const status = 'published'
  const id = await stubs(bench)('catalog', { title, nodeKind: 'course', status, learnerCount })
  return { id }
}
const entry = (more: Row) =>
  bench.portal
    .records()
    .create('rank', { source: 'manual', cycle: 'week', ...more }) as Promise<Made>
const of = ({ id }: Row) => ({ type: 'course', id })
const board = async (where: Row) =>
  (await bench.portal.records().select('rank', where, { sort: 'position' })).map((row) => [
    ...[row.position, row.called],
  ])

describe('places', () => {
  const one = (id: number, more: object = {}) => ({
    ...{ id, position: id, score: 0, pinned: false, hidden: false, counted: true, ...more },
  })
  const ids = (entries: Parameters<typeof places>[0]) => places(entries).map(({ id }) => id)
  test('go by the figures around what is pinned, hidden entries last', () => {
    const entries = [one(1, { score: 5 }), one(2, { pinned: true }), one(3, { score: 9 })]
    expect(ids([...entries, one(4, { score: 99, hidden: true })])).toEqual([3, 2, 1, 4])
  })
  test('a pinned place behind the end is the end, and two at one place stand one after the other', () => {
    const far = one(1, { pinned: true, position: 9 })
    expect(ids([far, one(2, { score: 1 })])).toEqual([2, 1])
    const both = [one(5, { pinned: true, position: 1 }), one(6, { pinned: true, position: 1 })]
    expect(ids([...both, one(7)])).toEqual([5, 6, 7])
  })
})

describe('rank', () => {
  let user: Made
  beforeAll(async () => {
    user = await make('appUser', { nickname: '读书的猫' })
  })

  test('rank#boardNamesUserOrItem boards of users name users and are counted only, where operators hide', async () => {
    const one = await entry({ board: 'studyTime', user: user.id, source: 'auto' })
    expect((await find('rank', one)).called).toBe('读书的猫')
    const item = of(await course('城市的来历'))
    expect(await refused(entry({ board: 'studyTime', item }))).toEqual(['user', 'item'])
    expect(await refused(entry({ board: 'hotCourses', user: user.id }))).toEqual(['item', 'user'])
    expect(await changed('rank', one, { bonus: 5 })).toEqual([40001, 'bonus'])
    const created = { board: 'user', cycle: 'week', user: user.id }
    expect((await admin('POST', 'rank', created)).code).toBe(40300)
    expect(await act('rank', one, 'pin', { position: 1 })).toEqual([40900])
    expect(await act('rank', one, 'hide')).toEqual([20000])
    expect((await remove('rank', one))[0]).not.toBe(20000)
  })

  test('rank#itemTypeFitsBoard what stands on a board is of its type', async () => {
    const item = of(await course('怎样读一幅宋画'))
    expect(await refused(entry({ board: 'articles', item }))).toEqual(['item'])
    expect(await refused(entry({ board: 'hotCourses', item }))).toEqual([])
  })

  test('rank#oncePerBoardAndCycle must-listen boards are made by hand for all time, with a reason, each content once', async () => {
    const item = of(await course('给普通人的睡眠课'))
    const must = { board: 'mustListenCourses', cycle: 'total', item }
    expect(await refused(entry(must))).toEqual(['reason'])
    expect(await refused(entry({ ...must, cycle: 'week', reason: '口碑之选' }))).toEqual(['cycle'])
    expect(await refused(entry({ ...must, reason: '口碑之选' }))).toEqual([])
    expect(await refused(entry({ ...must, reason: '再来一次' }))).toEqual(['item'])
  })

  test('rank#entriesLimitedPerBoard a board made by hand shows twenty at most', async () => {
    const made = { board: 'mustListenBooks', cycle: 'total', reason: '好书' }
    for (let count = 0; count < 21; count++) {
      const id = await stubs(bench)('audiobook', { title: `好书${count}`, status: 'published' })
      const filled = { ...made, item: { type: 'audiobook', id } }
      expect(await refused(entry(filled))).toEqual(count < 20 ? [] : ['_'])
    }
    const id = await stubs(bench)('audiobook', { title: '又一本', status: 'published' })
    const refusal = entry({ ...made, item: { type: 'audiobook', id } })
    const told = await refusal.catch((error: PortalError) => error.dataIn('zh'))
    const place = '榜单“必听好书”、统计周期“总榜”中'
    expect(told).toMatchObject({
      errors: { _: `${place}屏蔽为“否”的榜单条目最多 20 条，现已有 20 条` },
    })
  })

  test('rank#hiddenWithItem a content off its shelf hides by itself, the places below move up, and a great bonus is an admin’s', async () => {
    const cycle = 'month'
    const stand = async (title: string) => {
      const { id } = await make('magazine', { title })
      await put('magazine', { id }, { status: 'published' })
      return { id, row: await entry({ board: 'digital', cycle, item: { type: 'magazine', id } }) }
    }
    const { id, row: first } = await stand('生活周刊')
    const { row: second } = await stand('书月刊')
    expect(await board({ board: 'digital', cycle })).toEqual([
      [1, '生活周刊'],
      [2, '书月刊'],
    ])
    await bench.portal.records().move('magazine', id, 'withdraw')
    expect(await find('rank', first)).toMatchObject({ hidden: true, position: 2 })
    expect(await find('rank', second)).toMatchObject({ position: 1 })
    const { version } = await find('rank', second)
    const bonus = async (value: number) =>
      (await editor('PUT', `rank/${second.id}`, { version, bonus: value })).code
    expect(await bonus(10_001)).toBe(40001)
    expect(await bonus(10_000)).toBe(20000)
    expect(await changed('rank', second, { bonus: 20_000 })).toEqual([20000])
    expect((await find('rank', second)).score).toBe(20_000)
  })

  test('a bonus takes an entry to its new place at once; what is made by hand has no score', async () => {
    const cycle = 'month'
    const rows: Made[] = []
    for (const title of ['唐诗', '宋词']) {
      const item = of(await course(title))
      rows.push(await entry({ board: 'hotCourses', cycle, item, source: 'auto' }))
    }
    for (const [at, row] of rows.entries()) await put('rank', row, { realScore: 50 - at })
    expect(await changed('rank', rows[1] as Made, { bonus: 10 })).toEqual([20000])
    expect((await board({ board: 'hotCourses', cycle })).map(([, name]) => name)).toEqual([
      ...['宋词', '唐诗'],
    ])
    expect((await find('rank', rows[1] as Made)).score).toBe(59)
    const item = of(await course('元曲'))
    const must = { board: 'mustListenCourses', cycle: 'total', item, reason: '口碑之选' }
    expect((await find('rank', await entry(must))).score).toBeNull()
  })

  test('rank.pin rank.hide an entry keeps its place, and goes off the board and back', async () => {
    const cycle = 'day'
    const rows: Made[] = []
    for (const title of ['认识植物', '古典音乐', '县城史'])
      rows.push(await entry({ board: 'hotCourses', cycle, item: of(await course(title)) }))
    const [a, , c] = rows as [Made, Made, Made]
    expect(await act('rank', c, 'pin', { position: 1, until: null })).toEqual([20000])
    expect((await board({ board: 'hotCourses', cycle })).map(([, name]) => name)).toEqual([
      ...['县城史', '认识植物', '古典音乐'],
    ])
    expect(await act('rank', a, 'hide')).toEqual([20000])
    expect((await board({ board: 'hotCourses', cycle })).at(-1)).toEqual([3, '认识植物'])
    expect(await act('rank', a, 'hide')).toEqual([20000])
    expect((await find('rank', a)).hidden).toBe(false)
    expect(await act('rank', c, 'unpin')).toEqual([20000])
  })

  test('rank.recount counts a board as a job: figures, places before, what comes up and what falls out', async () => {
    const cycle = 'total'
    const where = { board: 'hotCourses', cycle }
    await bench.portal.context.database.db.updateTable('catalog').set({ learnerCount: 0 }).execute()
    const [low, high, none] = [
      await course('茶与器', 10),
      await course('旧书里的人', 500),
      await course('观鸟入门', 0),
    ]
    const pinned = await entry({ ...where, item: of(low), pinned: true, source: 'auto' })
    const falls = await entry({ ...where, item: of(none), source: 'auto' })
    const asked = await admin('POST', 'rank/recount', where)
    expect(asked.data.job).toEqual(expect.any(Number))
    await runQueued(bench.portal.context)
    expect(await board(where)).toEqual([
      [1, '茶与器'],
      [2, '旧书里的人'],
    ])
    expect(
      (await bench.portal.records().select('rank', where, { sort: '-position' }))[0],
    ).toMatchObject({
      ...{ realScore: 500, source: 'auto' },
    })
    expect(await find('rank', pinned)).toMatchObject({ realScore: 10, lastPosition: 1 })
    expect(await find('rank', falls)).toBeNull()
    await put('catalog', high as Made, { learnerCount: 620 })
    const { data } = await admin('GET', 'rank/data?board=hotCourses&cycle=total')
    expect(data.list[0]).toMatchObject({ title: '旧书里的人', figure: 620, position: 1, change: 1 })
    expect((await admin('POST', 'rank/recount', { board: 'mustListenBooks', cycle })).code).toBe(
      40001,
    )
  })

  test('rank.recount weeks tell what contents grew by, and users’ boards what they studied', async () => {
    const where = { board: 'hotCourses', cycle: 'week' }
    const grown = await course('手艺的逻辑', 1000)
    await admin('POST', 'rank/recount', where)
    await runQueued(bench.portal.context)
    bench.time.now += 9 * 86_400_000
    await put('catalog', grown as Made, { learnerCount: 1030 })
    const later = await bench.signIn('boss')
    await later('POST', 'rank/recount', where)
    await runQueued(bench.portal.context)
    const [row] = await bench.portal.records().select('rank', { ...where, 'item.id': grown.id })
    expect(row).toMatchObject({ realScore: 30, called: '手艺的逻辑' })
    const day = { user: user.id, source: 'app', company: null, streak: 4, contents: 3 }
    const time = { listen: 3600, read: 1800, video: 0 }
    await bare('cumulativeTime', { ...day, ...time, date: '2026-11-28' })
    await bench.portal.context.database.db.deleteFrom('rank').execute()
    await later('POST', 'rank/recount', { board: 'studyTime', cycle: 'week' })
    await runQueued(bench.portal.context)
    const [first] = await bench.portal.records().select('rank', { board: 'studyTime' })
    expect(first).toMatchObject({ user: user.id, realScore: 90, source: 'auto', position: 1 })
    bench.time.now -= 9 * 86_400_000
  })

  test('rank.replaceBoard replaces a hand-made board from pasted ids, told first', async () => {
    const records = bench.portal.records()
    const old = await course('夜读《史记》')
    const [one, two] = [await course('运河上的城市'), await course('厨房里的科学')]
    const must = { board: 'mustListenCourses', cycle: 'total' }
    await bench.portal.context.database.db.deleteFrom('rank').execute()
    await entry({ ...must, item: of(old), reason: '旧' })
    await entry({ ...must, item: of(two), reason: '火候与盐' })
    const lines = `${one.id} 水怎样决定一座城\n${two.id}`
    const replace = (more: Row = {}) =>
      admin('POST', 'rank/replaceBoard', { ...must, lines, ...more })
    const asked = await replace()
    expect(asked.data.warnings[0].message).toContain('Taken off: 夜读《史记》')
    expect((await replace({ accept: ['rank.replaceBoard'] })).data).toEqual({ done: 2 })
    const rows = await records.select('rank', must, { sort: 'position' })
    expect(rows.map(({ called, reason }) => [called, reason])).toEqual([
      ['运河上的城市', '水怎样决定一座城'],
      ['厨房里的科学', '火候与盐'],
    ])
    const wrong = await replace({ lines: `${one.id}\n999999 没有` })
    expect(wrong.data.errors.lines).toContain('Line 2')
  })

  test('rank.getList gives a board in its order, and rank.save sets it', async () => {
    const where = 'board=mustListenCourses&cycle=total'
    const { data } = await admin('GET', `rank?${where}&page=1&size=20`)
    const ids = data.list.map(({ id }: Row) => id)
    expect(ids).toHaveLength(2)
    const entries = ids.toReversed()
    const saved = await admin('POST', 'rank', {
      board: 'mustListenCourses',
      cycle: 'total',
      entries,
    })
    expect(saved.data.map(({ id }: Row) => id)).toEqual(entries)
  })
})
