import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entity, entity, f, type Row, type Value } from '#declare'
import { holds } from '#derive/condition.ts'
import { evaluate } from '#derive/expression.ts'
import { momentOf } from '#derive/moment.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Situation } from '#derive/situation.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { bothDatabases, type OpenDatabase } from '#portal/storage/db/testing/databases.ts'
import { countRows, insertRow, readRow } from '../store.ts'

const now = '2026-06-15T12:00:00+08:00'
/** Each with the type of what it gives. */
const expressions: readonly (readonly [
  Value,
  'text' | 'integer' | 'money' | 'percent' | 'date' | 'dateTime',
])[] = [
  ['shelf.name', 'text'],
  ['shelf.above.name', 'text'],
  ['sale.end', 'dateTime'],
  [{ part: ['clicks', 'views'], digits: 4 }, 'percent'],
  [{ part: ['price', { plus: ['clicks', 'views'] }] }, 'percent'],
  [{ plus: ['price', 'clicks', 'views'] }, 'money'],
  [{ minus: ['price', 'clicks', 'views'] }, 'money'],
  [{ times: ['price', 0.015], round: 'down' }, 'money'],
  [{ times: ['price', 1.1], round: 'up' }, 'money'],
  [{ times: ['price', 0.5], round: 'half' }, 'money'],
  [{ times: ['clicks', 'views'] }, 'integer'],
  [{ length: 'title' }, 'integer'],
  [{ length: 'tags' }, 'integer'],
  [{ length: 'lines' }, 'integer'],
  [{ sum: 'lines.gross' }, 'money'],
  [{ phase: ['sale', 'promotion'] }, 'text'],
  [{ phase: ['at'] }, 'text'],
  [{ days: 'due' }, 'integer'],
  [{ days: 'at' }, 'integer'],
  [{ days: 'sale.end' }, 'integer'],
  [{ weekday: 'due' }, 'integer'],
  [{ weekday: 'at' }, 'integer'],
  [{ shift: ['due', '+1M'] }, 'date'],
  [{ shift: ['due', '-1y'] }, 'date'],
  [{ shift: ['at', '+14d'] }, 'dateTime'],
  [{ shift: ['at', '-90m'] }, 'dateTime'],
  [{ shift: ['at', '+2w'] }, 'dateTime'],
  [{ onDay: 'at', add: { minus: [7, 1] }, at: { text: '09:30' } }, 'dateTime'],
  [{ onDay: 'sale.start', add: -2 }, 'dateTime'],
  [{ later: ['sale.start', 'at'] }, 'dateTime'],
  [{ first: ['subtitle', 'title'] }, 'text'],
  [{ words: ['title', 'shelf.name', 'subtitle'] }, 'text'],
  [{ words: ['shelf.name', { text: '「' }, 'title', { text: '」' }], between: '' }, 'text'],
  [
    { byChoice: 'kind', of: { paper: 'price', audio: 0, screen: { plus: ['price', 100] } } },
    'money',
  ],
]
const conditions: readonly Row[] = [
  { kind: 'paper' },
  { kind: { not: ['paper', 'audio'] } },
  { kind: ['screen', null] },
  { open: false },
  { open: { not: true } },
  { price: { gt: 'clicks', lte: 5000 } },
  { price: null },
  { price: { set: true }, title: { set: false } },
  { due: { lt: { now: '' } } },
  { at: { lte: { now: 'today' }, gt: { now: '-30d' } } },
  { sale: { has: { now: '' } } },
  { sale: { set: false } },
  { 'sale.end': { gte: { now: 'today' } } },
  { tags: '夏' },
  { tags: { not: '夏' } },
  { tags: { set: true } },
  { tags: ['夏', '秋'] },
  { 'lines.gross': { gt: 500 } },
  { 'lines.gross': 7 },
  { 'shelf.name': '甲' },
  { 'shelf.name': { not: '甲' } },
  { 'shelf.open': false },
  { 'shelf.marks': '临窗' },
  { 'shelf.marks': ['靠墙', '临窗'] },
  { 'shelf.marks': { set: false } },
  { any: [{ shelf: { set: false } }, { 'shelf.above.marks': '临窗' }] },
  { shelf: { set: true }, any: [{ kind: 'paper' }, { price: { lt: 100 } }] },
]

const shelf = entity('shelf', ['书架', 'Shelf'], {
  fields: {
    name: f.text('名称', 'Name'),
    open: f.boolean('开放', 'Open'),
    marks: f.tags('记号', 'Marks'),
    above: f.parent('上级', 'Above', { to: 'shelf' }),
    depth: f.computed('级别', 'Level', { from: { level: 'above' } }),
  },
})
const computed = Object.fromEntries(
  expressions.map(([from, as], at) => [
    `value${at}`,
    f.computed('值', 'Value', { from: from as never, as }),
  ]),
)
const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title'),
    subtitle: f.text('副题', 'Subtitle'),
    kind: f.choice('类别', 'Kind', {
      paper: ['纸书', 'Paper'],
      audio: ['有声', 'Audio'],
      screen: ['电子', 'Screen'],
    }),
    open: f.boolean('开放', 'Open'),
    price: f.money('售价', 'Price'),
    clicks: f.integer('点击', 'Clicks'),
    views: f.integer('曝光', 'Views'),
    tags: f.tags('标签', 'Labels'),
    shelf: f.ref('书架', 'Shelf', { to: 'shelf' }),
    sale: f.period('促销', 'Sale'),
    promotion: f.period('推广', 'Promotion'),
    due: f.date('到期', 'Due'),
    at: f.dateTime('时刻', 'Moment'),
    lines: f.list('明细', 'Lines', { gross: f.money('金额', 'Gross') }),
    ...computed,
  },
}) as unknown as Entity
const entities = [shelf as unknown as Entity, book]
const shelves: readonly Row[] = [
  { id: 1, name: '甲', open: true, marks: ['临窗', '靠墙'], above: null },
  { id: 2, name: '乙', open: false, marks: [], above: 1 },
  { id: 3, name: null, open: null, marks: ['靠墙'], above: 2 },
]

const or = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const whole = or(fc.oneof(fc.constant(0), fc.integer({ min: -2000, max: 1_000_000_000 })))
const text = or(fc.constantFrom('', '题', '城南旧事', 'a b', "it's", '%_'))
const moment = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
  .map((time) => momentOf(Math.floor(time / 1000) * 1000))
const period = fc
  .tuple(or(moment), or(moment))
  .map(([a, b]) => (a && b && a > b ? { start: b, end: a } : { start: a, end: b }))
  .map((ends) => (ends.start || ends.end ? ends : null))
const bookRow: fc.Arbitrary<Row> = fc.record({
  title: text,
  subtitle: text,
  kind: or(fc.constantFrom('paper', 'audio', 'screen')),
  open: or(fc.boolean()),
  price: whole,
  clicks: whole,
  views: whole,
  tags: or(fc.subarray(['夏', '秋', '冬'])),
  shelf: or(fc.constantFrom(1, 2, 3)),
  sale: period,
  promotion: period,
  due: or(moment.map((at) => at.slice(0, 10))),
  at: or(moment),
  lines: or(fc.array(fc.record({ _key: fc.constant('k'), gross: whole }), { maxLength: 3 })),
})

const situationOf = (row: Row, of = book): Situation => ({
  entity: of,
  entities: new Map(entities.map((one) => [one.name, one])),
  before: null,
  after: row,
  now,
  ...nothingKnown,
  related: (_, id) => shelves.find((one) => one.id === id) ?? null,
})
/** Floating sums may be written with another last digit. */
const rounded = (value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(12)) : value === '' ? null : (value ?? null)

describe.each(bothDatabases())('what is worked out in $name is what the form works out', (kind) => {
  let opened: OpenDatabase
  let database: Database
  beforeAll(async () => {
    opened = await kind.open()
    database = openDatabase(opened.dialect, kind.sql)
    await migrate(database, entities)
    for (const row of shelves)
      await database.transaction((tx) => insertRow(tx, entities[0] as Entity, row))
  })
  afterAll(async () => {
    await database.close()
    await opened.close()
  })
  const stored = (row: Row) => database.transaction((tx) => insertRow(tx, book, row))
  const runs = { numRuns: 150 }

  test('for expressions', async () => {
    const property = fc.asyncProperty(bookRow, async (row) => {
      const read = await readRow(database.db, book, await stored(row), { now })
      const found = expressions.map(([from], at) => [from, rounded(read?.[`value${at}`])])
      const wanted = expressions.map(([from]) => [from, rounded(evaluate(from, situationOf(row)))])
      expect(found).toEqual(wanted)
    })
    await fc.assert(property, runs)
  })

  test('for conditions', async () => {
    const property = fc.asyncProperty(
      bookRow,
      fc.constantFrom(...conditions),
      async (row, where) => {
        const id = await stored(row)
        const count = await countRows(database.db, book, { id, ...where }, { now })
        expect([where, count]).toEqual([where, holds(where, situationOf({ id, ...row })) ? 1 : 0])
      },
    )
    await fc.assert(property, { numRuns: 400 })
  })

  test('for levels of a tree', async () => {
    for (const row of shelves) {
      const read = await readRow(database.db, entities[0] as Entity, row.id as number, { now })
      expect(read?.depth).toBe(evaluate({ level: 'above' }, situationOf(row, entities[0])))
    }
  })
})
