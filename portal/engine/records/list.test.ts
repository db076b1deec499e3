import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { list } from './list.ts'
import { parseListQuery } from './listQuery.ts'
import { binRow } from './store.ts'
import { type Desk, desk, now, openDesk } from './testing/desk.ts'

const { note } = desk
type Asked = { filter?: object; sort?: unknown; range?: unknown }

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk

  beforeAll(async () => {
    opened = await openDesk(database)
    const weekly = await opened.add('shelf', { name: '周刊架', cycle: 'weekly' })
    const monthly = await opened.add('shelf', { name: '月刊架', cycle: 'monthly' })
    const first = await opened.add('note', {
      title: '春天的故事',
      shelf: weekly,
      price: 300,
      length: 'long',
      clicks: 1,
      views: 4,
      pinned: true,
      shownOn: '2026-01-31',
      validity: { start: '2026-06-01T00:00:00+08:00', end: '2026-06-30T00:00:00+08:00' },
      tags: ['春', '故事'],
      channels: ['app'],
      status: 'published',
    })
    await opened.add('note', {
      title: '夏天的ＡＩ故事',
      remark: '与 Ai 有关',
      shelf: monthly,
      price: 100,
      length: 'short',
      clicks: 3,
      views: 4,
      shownOn: '2026-03-05',
      validity: { start: '2026-07-01T00:00:00+08:00', end: null },
      others: [first],
      tags: ['夏'],
      position: 2,
    })
    await opened.add('note', {
      title: '秋',
      shelf: weekly,
      price: 200,
      length: 'middle',
      clicks: 2,
      views: 0,
      channels: ['app', 'web'],
      position: 1,
      lines: [{ goods: weekly, gross: 5 }],
    })
    const gone = await opened.add('note', { title: '春天已删除', shelf: weekly, price: 400 })
    await opened.database.transaction((tx) => binRow(tx, note, gone, { at: now, by: 1 }))
  })
  afterAll(() => opened.close())

  const ask = async (asked: Asked, options = {}) => {
    const query = parseListQuery(note, asked, { now, me: 1 })
    if (Array.isArray(query)) throw new Error(JSON.stringify(query))
    return list(opened.db, note, query, { now, ...options })
  }
  const titles = async (asked: Asked) => (await ask(asked)).list.map(({ title }) => title)
  const spring = '春天的故事'
  const summer = '夏天的ＡＩ故事'
  const autumn = '秋'

  test('lists records outside the bin in the declared order, counted', async () => {
    expect(await ask({})).toMatchObject({ total: 3, page: 1, size: 10, hasNext: false })
    expect(await titles({})).toEqual([autumn, summer, spring])
  })

  test('lists the bin where it is asked for', async () => {
    const { list: rows, total } = await ask({}, { binned: true })
    expect([rows.map(({ title }) => title), total]).toEqual([['春天已删除'], 1])
  })

  test('gives a page and says whether another follows', async () => {
    const page = await ask({ sort: ['title', 'ASC'], range: [0, 1] })
    expect([page.list.length, page.hasNext, page.total]).toEqual([2, true, 3])
    expect(await ask({ sort: ['title', 'ASC'], range: [2, 3] })).toMatchObject({
      page: 2,
      hasNext: false,
      total: 3,
    })
    expect(await ask({ range: [5000, 5009] })).toMatchObject({ list: [], hasNext: false })
  })

  test('reads the columns asked for, with id, version and state', async () => {
    const query = parseListQuery(note, { columns: ['title', 'validity', 'clickRate'] })
    if (Array.isArray(query)) throw new Error(JSON.stringify(query))
    const { list: rows } = await list(opened.db, note, query, { now })
    const { id, version, status, title, validity, clickRate, ...others } = rows[2] ?? {}
    expect(others).toEqual({})
    expect([title, status, clickRate]).toEqual([spring, 'published', 0.25])
    expect([typeof id, version, validity]).toEqual([
      'number',
      1,
      { start: '2026-06-01T00:00:00+08:00', end: '2026-06-30T00:00:00+08:00' },
    ])
  })

  test('reads whole records after records of no field at all', async () => {
    const titles = async (asked: Parameters<typeof parseListQuery>[1]) => {
      const query = parseListQuery(note, asked)
      if (Array.isArray(query)) throw new Error(JSON.stringify(query))
      return (await list(opened.db, note, query, { now })).list.map(({ title }) => title)
    }
    expect(await titles({ columns: [] })).not.toContain(spring)
    expect(await titles({})).toContain(spring)
  })

  const filters: [string, object, string[]][] = [
    ['a value', { status: 'published' }, [spring]],
    ['a list of values', { status: ['published', 'draft'] }, [autumn, summer, spring]],
    ['ids', { id: [1, 3, 99] }, [autumn, spring]],
    ['a reference', { shelf: 1 }, [autumn, spring]],
    ['nothing filled in', { others: null, pinned: null }, [autumn]],
    ['a switch that is off or empty', { pinned: false }, [autumn, summer]],
    ['a value from', { shownOn_gte: '2026-02-01' }, [summer]],
    ['a value to', { shownOn_lte: '2026-02-01' }, [spring]],
    ['a moment to, the whole day', { createdAt_lte: '2026-01-01' }, [autumn, summer, spring]],
    ['a stretch of time', { validity_gte: '2026-06-10', validity_lte: '2026-06-20' }, [spring]],
    ['an open stretch of time', { validity_gte: '2026-08-01' }, [summer]],
    ['a text without a word', { title: { lacks: '故事' } }, [autumn]],
    ['an empty text, which lacks every word', { remark: { lacks: 'AI' } }, [autumn, spring]],
    ['a picture that is missing', { cover: { set: false } }, [autumn, summer, spring]],
    ['days before today', { shownOn: { within: 'past' } }, [summer, spring]],
    ['days of this year', { shownOn: { within: 'thisYear' } }, [summer, spring]],
    ['made this year', { createdAt: { within: 'thisYear' } }, [autumn, summer, spring]],
    ['made today', { createdAt: { within: 'today' } }, []],
    ['in force next month', { validity: { within: 'nextMonth' } }, [summer]],
    ['what is mine', { createdBy: { me: true } }, [autumn, summer, spring]],
    ['what is not mine', { createdBy: { me: false } }, []],
    [
      'either of two groups',
      {
        any: [
          { status: 'published', title_q: '春' },
          { all: [{ tags: '夏' }, { price_lte: 200 }] },
        ],
      },
      [summer, spring],
    ],
    ['a label', { tags: '故事' }, [spring]],
    ['one of several choices', { channels: ['web', 'app'] }, [autumn, spring]],
    ['one of several references', { others: 1 }, [summer]],
    ['a value through a reference', { cycle: 'weekly' }, [autumn, spring]],
    ['a phase', { phase: 'running' }, [spring]],
    ['one character', { title_q: '故' }, [summer, spring]],
    ['one character at the end', { title_q: '秋' }, [autumn]],
    ['a word', { q: '故事' }, [summer, spring]],
    ['letters, whatever their size and width', { title_q: 'aI' }, [summer]],
    ['several words, in any searched field', { q: '故事 有关' }, [summer]],
    ['a word that is nowhere', { q: '天春' }, []],
    ['a word and a value', { q: '天', shelf: 1 }, [spring]],
  ]
  test.each(filters)('filters by %s', async (_what, filter, expected) => {
    expect(await titles({ filter })).toEqual(expected)
  })

  test('sorts empty values first going up and last going down', async () => {
    expect(await titles({ sort: ['position', 'ASC'] })).toEqual([spring, autumn, summer])
    expect(await titles({ sort: ['position', 'DESC'] })).toEqual([summer, autumn, spring])
  })

  test('sorts choices as they are declared, with a filter and without', async () => {
    const up = ['length', 'ASC']
    expect(await titles({ sort: up })).toEqual([summer, autumn, spring])
    expect(await titles({ sort: ['length', 'DESC'] })).toEqual([spring, autumn, summer])
    expect(await titles({ filter: { shelf: 1 }, sort: up })).toEqual([autumn, spring])
    expect(await titles({ filter: { length: 'long' }, sort: up })).toEqual([spring])
    expect(await titles({ filter: { length: ['short', 'long'] }, sort: up })).toEqual([
      summer,
      spring,
    ])
  })

  test('sorts by what is computed', async () => {
    expect(await titles({ sort: ['clickRate', 'DESC'] })).toEqual([summer, spring, autumn])
  })

  test('sorts within a filter', async () => {
    expect(await titles({ filter: { shelf: 1 }, sort: ['price', 'ASC'] })).toEqual([autumn, spring])
  })

  test('finds what is masked by its whole value only', async () => {
    const found = async (filter: object) =>
      (await ask({ filter }, { masked: new Set(['title']) })).list.map(({ title }) => title)
    expect(await found({ q: '故事' })).toEqual([])
    expect(await found({ title_q: '夏天' })).toEqual([])
    expect(await found({ q: '夏天的AI故事' })).toEqual([summer])
    expect(await found({ q: '有关' })).toEqual([summer])
  })

  test('meets a condition of the caller besides', async () => {
    const { list: rows } = await ask({ filter: { shelf: 1 } }, { where: { price: { gte: 250 } } })
    expect(rows.map(({ title }) => title)).toEqual([spring])
  })
})
