import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { list } from './list.ts'
import type { NotUnique } from './notUnique.ts'
import { countReferencesTo, referencesTo, referencesToObject } from './reference.ts'
import {
  binRow,
  countRows,
  insertRow,
  keepValues,
  purgeRow,
  readRow,
  readRows,
  selectRows,
  unbinRow,
  updateRow,
} from './store.ts'
import { type Desk, desk, now, openDesk } from './testing/desk.ts'

const { note, shelf } = desk
const binning = { at: now, by: 1 }

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk
  let shelves: { weekly: number; yearly: number }

  beforeEach(async () => {
    opened = await openDesk(database)
    const weekly = await opened.add('shelf', { name: '周刊', cycle: 'weekly' })
    shelves = {
      weekly,
      yearly: await opened.add('shelf', { name: '月刊', cycle: 'monthly', above: weekly }),
    }
  })
  afterEach(() => opened.close())

  const write = <T>(work: Parameters<typeof opened.database.transaction<T>>[0]) =>
    opened.database.transaction(work)
  const read = (id: number) => readRow(opened.db, note, id, { now })
  const found = async (q: string) => {
    const page = await list(opened.db, note, {
      filters: [],
      words: [q],
      sort: null,
      offset: 0,
      size: 10,
    })
    return page.list.map(({ id }) => id)
  }

  test('gives back every kind of value as it was given', async () => {
    const values = {
      title: '题',
      remark: '[不是列表]',
      others: [3, 1],
      tags: ['甲', '乙'],
      pinned: false,
      price: 0,
      shownOn: '2026-01-31',
      validity: { start: null, end: '2026-06-20T00:00:00+08:00' },
      target: { type: 'magazine', id: 7 },
      lines: [{ _key: 'a', goods: 1, gross: 5 }],
    }
    const id = await opened.add('note', values)
    expect(await read(id)).toMatchObject({
      id,
      version: 1,
      deletedAt: null,
      ...values,
      channels: null,
      words: null,
    })
  })

  test('works out computed fields on reading', async () => {
    const id = await opened.add('note', {
      title: '题',
      shelf: shelves.yearly,
      clicks: 1,
      views: 3,
      price: 99,
      shownOn: '2026-01-31',
      validity: { start: null, end: '2026-06-20T00:00:00+08:00' },
      lines: [
        { goods: 1, gross: 5 },
        { goods: 2, gross: 7 },
      ],
    })
    expect(await read(id)).toMatchObject({
      cycle: 'monthly',
      clickRate: 0.3333,
      gross: 12,
      lineCount: 2,
      phase: 'running',
      daysLeft: 5,
      due: '2026-02-28',
      dearer: 100,
    })
    expect(await readRow(opened.db, shelf, shelves.yearly)).toMatchObject({
      depth: 2,
      noteCount: 0,
    })
  })

  test('leaves empty what cannot be worked out', async () => {
    const id = await opened.add('note', { title: '题', views: 0, clicks: 1 })
    expect(await read(id)).toMatchObject({
      cycle: null,
      clickRate: null,
      phase: 'none',
      daysLeft: null,
      due: null,
      lineCount: 0,
    })
  })

  test('writes what changed, once per version', async () => {
    const id = await opened.add('note', { title: '题', price: 1 })
    const before = (await read(id)) ?? {}
    const change = () =>
      write((tx) => updateRow(tx, note, id, { ...before, price: 2, version: 2 }, before))

    expect([await change(), await change()]).toEqual([true, false])
    expect(await read(id)).toMatchObject({ price: 2, version: 2 })
  })

  test('keeps counts without a new version', async () => {
    await write((tx) => keepValues(tx, shelf, shelves.weekly, { noteCount: 3 }))
    expect(await readRow(opened.db, shelf, shelves.weekly)).toMatchObject({
      noteCount: 3,
      version: 1,
    })
  })

  test('finds a record by what the portal keeps in it', async () => {
    const id = await opened.add('note', { title: '春天' })
    await write((tx) => keepValues(tx, note, id, { title: '夏日' }))
    expect([await found('春天'), await found('夏')]).toEqual([[], [id]])

    await write((tx) => binRow(tx, note, id, binning))
    await write((tx) => keepValues(tx, note, id, { title: '秋日' }))
    expect(await found('秋')).toEqual([])
    await write((tx) => unbinRow(tx, note, id))
    expect([await found('夏'), await found('秋')]).toEqual([[], [id]])
  })

  test('finds a record by its present text only, and not in the bin', async () => {
    const id = await opened.add('note', { title: '春天' })
    expect(await found('春天')).toEqual([id])

    const before = (await read(id)) ?? {}
    await write((tx) => updateRow(tx, note, id, { ...before, title: '夏日' }, before))
    expect([await found('春天'), await found('夏')]).toEqual([[], [id]])

    await write((tx) => binRow(tx, note, id, binning))
    expect([await found('夏'), await read(id)]).toEqual([[], null])
    await write((tx) => unbinRow(tx, note, id))
    expect(await found('夏')).toEqual([id])
  })

  test('knows who refers to a record, in whatever way', async () => {
    const to = shelves.weekly
    const ids = [
      await opened.add('note', { title: '引用', shelf: to }),
      await opened.add('note', { title: '明细', lines: [{ goods: to, gross: 1 }] }),
      await opened.add('note', { title: '跳转', target: { type: 'magazine', id: to } }),
      await opened.add('note', { title: '正文', body: `<a href="reader://magazine/${to}">x</a>` }),
    ]
    const referrers = await referencesTo(opened.db, desk.entities, 'shelf', to, 10)
    expect(referrers.map(({ title, path }) => `${title} ${path}`).sort()).toEqual(
      ['引用 shelf', '明细 lines.goods', '月刊 above'].sort(),
    )
    const links = await referencesTo(opened.db, desk.entities, 'magazine', to, 10)
    expect(links.map(({ title, path }) => `${title} ${path}`)).toEqual(['正文 body', '跳转 target'])

    await write((tx) => binRow(tx, note, ids[0] as number, binning))
    expect(await countReferencesTo(opened.db, 'shelf', to)).toBe(2)
  })

  test('knows who uses an object of the store, whatever the address', async () => {
    await opened.add('note', { title: '图', cover: 'https://oss.example.com/a/b%20c.jpg?x=1' })
    const users = await referencesToObject(opened.db, desk.entities, '/a/b c.jpg', 5)
    expect(users).toMatchObject([{ entity: 'note', title: '图', path: 'cover' }])
  })

  test('refuses a second unique value, naming the fields, until the first is in the bin', async () => {
    const error: NotUnique = await opened.add('shelf', { name: '周刊' }).catch((caught) => caught)
    expect([error.entity, error.fields]).toEqual(['shelf', ['name']])

    await opened.add('note', { title: '一', shelf: 1, orderNo: 'A1' })
    await opened.add('note', { title: '二', shelf: 2, orderNo: 'A1' })
    const twice: NotUnique = await opened
      .add('note', { title: '三', shelf: 1, orderNo: 'A1' })
      .catch((caught) => caught)
    expect([twice.fields, twice.rule]).toEqual([['shelf', 'orderNo'], 'note#1'])

    await write((tx) => binRow(tx, shelf, shelves.weekly, binning))
    await opened.add('shelf', { name: '周刊' })
    await expect(write((tx) => unbinRow(tx, shelf, shelves.weekly))).rejects.toThrow(/same name/)
  })

  test('removes a record for good', async () => {
    const id = await opened.add('note', { title: '题', shelf: 1 })
    await write((tx) => purgeRow(tx, note, id))
    expect(await readRow(opened.db, note, id, { binned: true })).toBeNull()
    expect(await opened.add('note', { title: '题' })).toBe(id + 1)
  })

  test('takes over an id that is given', async () => {
    expect(await opened.add('note', { id: 500, title: '题' })).toBe(500)
    expect(await opened.add('note', { title: '题' })).toBe(501)
  })

  test('reads several in the order asked for', async () => {
    const ids = [await opened.add('note', { title: 'a' }), await opened.add('note', { title: 'b' })]
    const rows = await readRows(opened.db, note, [ids[1] as number, 99, ids[0] as number])
    expect(rows.map(({ title }) => title)).toEqual(['b', 'a'])
  })

  const conditions: [string, object, string[]][] = [
    ['equality', { shelf: 1 }, ['a', 'c']],
    ['a list', { price: [1, 2] }, ['a', 'b']],
    ['anything else, empty ones too', { shelf: { not: 1 } }, ['b', 'd']],
    ['bounds', { price: { gte: 2, lt: 3 } }, ['b']],
    ['empty', { shelf: null }, ['d']],
    ['filled', { tags: { set: true } }, ['a']],
    ['what a list holds', { tags: '甲' }, ['a']],
    ['what a list does not hold', { tags: { not: '甲' } }, ['b', 'c', 'd']],
    ['a path through a reference', { 'shelf.cycle': 'weekly' }, ['a', 'c']],
    ['a path into a list', { 'lines.goods': 2 }, ['b']],
    ['a path through references of a list', { 'others.title': 'a' }, ['d']],
    ['a part of a link', { 'target.type': 'shelf' }, ['c']],
    ['the end of a period', { 'validity.end': { lt: now } }, ['c']],
    ['a moment within a period, or none set', { validity: { has: { now: '' } } }, ['a', 'b', 'd']],
    ['another field', { price: { gt: 'clicks' } }, ['a', 'c']],
    ['one of several conditions', { any: [{ price: 1 }, { title: 'd' }] }, ['a', 'd']],
  ]
  test.each(conditions)('selects by %s', async (_what, where, expected) => {
    const first = await opened.add('note', {
      title: 'a',
      shelf: 1,
      price: 1,
      clicks: 0,
      tags: ['甲'],
    })
    await opened.add('note', {
      title: 'b',
      shelf: 2,
      price: 2,
      clicks: 5,
      lines: [{ goods: 2, gross: 1 }],
      validity: { start: '2026-06-01T00:00:00+08:00', end: null },
    })
    await opened.add('note', {
      title: 'c',
      shelf: 1,
      price: 3,
      clicks: 2,
      target: { type: 'shelf', id: 1 },
      validity: { start: null, end: '2026-01-01T00:00:00+08:00' },
    })
    await opened.add('note', { title: 'd', others: [first] })

    const rows = await selectRows(opened.db, note, { ...where }, { sort: 'title', now })
    expect(rows.map(({ title }) => title)).toEqual(expected)
    expect(await countRows(opened.db, note, { ...where }, { now })).toBe(expected.length)
  })

  test('takes a failed insert back with all it wrote', async () => {
    const failing = write(async (tx) => {
      await insertRow(tx, note, { title: '春天', shelf: 1 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect([await found('春天'), await countReferencesTo(opened.db, 'shelf', 1)]).toEqual([[], 1])
  })
})
