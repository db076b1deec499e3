import { describe, expect, test } from 'vitest'
import { type Entity, entity, f, type Row, type Value } from '#declare'
import { holds } from './condition.ts'
import { evaluate } from './expression.ts'
import { nothingKnown } from './nothingKnown.ts'
import type { Question, Situation } from './situation.ts'
import { boundWhere, questionWhere } from './where.ts'

const shelf = entity('shelf', ['书架', 'Shelf'], {
  fields: {
    name: f.text('名称', 'Name'),
    above: f.parent('上级', 'Above', { to: 'shelf' }),
    open: f.boolean('开放', 'Open'),
  },
})
const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title'),
    shelf: f.ref('书架', 'Shelf', { to: 'shelf' }),
    others: f.refs('另见', 'See also', { to: 'book' }),
    kind: f.choice('类别', 'Kind', { paper: ['纸书', 'Paper'], audio: ['有声', 'Audio'] }),
    price: f.money('售价', 'Price'),
    cost: f.money('成本', 'Cost'),
    sale: f.period('促销', 'Sale'),
    due: f.date('到期', 'Due'),
    parts: f.list('卷', 'Parts', {
      name: f.text('卷名', 'Name'),
      pages: f.integer('页数', 'Pages'),
    }),
    link: f.jump('跳转', 'Link'),
    margin: f.computed('毛利', 'Margin', { as: 'money', from: { minus: ['price', 'cost'] } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'] },
})
const records: { readonly [key: string]: Row } = {
  'shelf/1': { id: 1, name: '文学', above: null, open: true },
  'shelf/2': { id: 2, name: '小说', above: 1, open: false },
  'book/7': { id: 7, title: '城南旧事', status: 'draft', shelf: 1, price: 3000, cost: 1000 },
}
const row: Row = {
  id: 9,
  status: 'published',
  title: '长安客',
  shelf: 2,
  others: [7],
  kind: 'paper',
  price: 4500,
  cost: 2000,
  sale: { start: '2026-11-01T00:00:00+08:00', end: '2026-11-11T00:00:00+08:00' },
  due: '2026-11-25',
  parts: [
    { name: '上', pages: 100 },
    { name: '下', pages: 150 },
  ],
  link: { type: 'magazine', id: 3 },
}
const entities = new Map<string, Entity>([
  ['shelf', shelf],
  ['book', book],
])
const asked: Question[] = []
const situation: Situation = {
  entity: book,
  entities,
  before: null,
  after: row,
  now: '2026-11-21T10:00:00+08:00',
  evaluate,
  related: (name, id) => records[`${name}/${id}`] ?? null,
  ask: (question) => {
    asked.push(question)
    return 3
  },
}
const unknowing: Situation = { ...situation, ...nothingKnown }

describe('values', () => {
  test.each<[Value, unknown]>([
    ['price', 4500],
    ['shelf.name', '小说'],
    ['shelf.above.name', '文学'],
    ['sale.end', '2026-11-11T00:00:00+08:00'],
    ['link.type', 'magazine'],
    ['parts.pages', [100, 150]],
    ['others.title', ['城南旧事']],
    ['margin', 2500],
    ['nowhere', null],
    [{ text: 'price' }, 'price'],
    [{ now: '' }, '2026-11-21T10:00:00+08:00'],
    [{ now: '+14d' }, '2026-12-05T10:00:00+08:00'],
    [{ now: 'today' }, '2026-11-21T00:00:00+08:00'],
    [{ shift: ['due', '+1M'] }, '2026-12-25'],
    [{ onDay: 'due', add: 7, at: { text: '20:30' } }, '2026-12-02T20:30:00+08:00'],
    [{ days: 'due' }, 4],
    [{ weekday: 'due' }, 3],
    [{ length: 'parts' }, 2],
    [{ sum: 'parts.pages' }, 250],
    [{ count: 'parts', where: { pages: { gt: 120 } } }, 1],
    [{ part: ['price', 'cost'], digits: 2 }, 2.25],
    [{ part: ['price', 0] }, null],
    [{ plus: ['price', 'cost', 'nowhere'] }, 6500],
    [{ times: ['price', 0.333], round: 'down' }, 1498],
    [{ later: ['sale.start', 'sale.end'] }, '2026-11-11T00:00:00+08:00'],
    [{ first: ['nowhere', 'title'] }, '长安客'],
    [{ phase: ['sale'] }, 'ended'],
    [{ byChoice: 'kind', of: { paper: 'price', audio: 0 } }, 4500],
    [{ count: 'book', where: { shelf: 'shelf' } }, 3],
    [{ config: 'threshold.days' }, 3],
  ])('%j is %j', (value, expected) => {
    expect(evaluate(value, situation)).toEqual(expected)
  })

  test('counts levels from the root', () => {
    const at = { ...situation, entity: shelf, after: records['shelf/2'] as Row }
    expect(evaluate({ level: 'above' }, at)).toBe(2)
  })

  test('is undefined where it would need what is not known here', () => {
    expect(evaluate('shelf.name', unknowing)).toBeUndefined()
    expect(
      evaluate({ plus: ['price', { count: 'book', where: { shelf: 'shelf' } }] }, unknowing),
    ).toBeUndefined()
  })

  test('refuses an expression it does not know', () => {
    expect(() => evaluate({ cuont: 'book' } as never, situation)).toThrow('No such expression')
  })
})

describe('conditions', () => {
  test.each<[object, boolean | undefined]>([
    [{ status: 'published', kind: ['paper', 'audio'] }, true],
    [{ kind: { not: 'paper' } }, false],
    [{ price: { gt: 'cost', lte: 4500 } }, true],
    [{ due: { lt: { now: '+7d' } } }, true],
    [{ due: { lt: { now: '' } } }, false],
    [{ nowhere: { lt: 5 } }, false],
    [{ title: { set: true }, nowhere: { set: false } }, true],
    [{ sale: { has: { now: '' } } }, false],
    [{ others: 7 }, true],
    [{ others: { not: 7 } }, false],
    [{ 'parts.pages': { gt: 120 } }, true],
    [{ 'others.status': { not: 'published' } }, true],
    [{ 'shelf.open': false }, true],
    [{ any: [{ kind: 'audio' }, { price: 4500 }] }, true],
    [{ price: { changed: true } }, true],
    [{ some: 'book', where: { shelf: 'shelf' } }, true],
    [{ none: 'book', where: { shelf: 'shelf' } }, false],
  ])('%j holds: %s', (condition, expected) => {
    expect(holds(condition, situation)).toBe(expected)
  })

  test('one that fails decides, whatever else is not known', () => {
    expect(holds({ 'shelf.open': true, kind: 'audio' }, unknowing)).toBe(false)
    expect(holds({ 'shelf.open': true, kind: 'paper' }, unknowing)).toBeUndefined()
  })

  test('tells what changed since', () => {
    const edited = { ...situation, before: { ...row, price: 4000 } }
    expect(holds({ price: { changed: true } }, edited)).toBe(true)
    expect(holds({ cost: { changed: true } }, edited)).toBe(false)
  })
})

describe('questions', () => {
  test('link other records through their reference to this one, unless a field is bound', () => {
    const onShelf = { ...situation, entity: shelf, after: { id: 2 } }
    expect(questionWhere('book', { status: 'published' }, onShelf)).toEqual({
      shelf: 2,
      status: 'published',
    })
    expect(questionWhere('book', { others: 'id' }, onShelf)).toEqual({ others: 2 })
  })

  test('find nothing where what is bound is empty', () => {
    expect(
      questionWhere('book', undefined, { ...situation, entity: shelf, after: { id: null } }),
    ).toBe(null)
    expect(evaluate({ count: 'book' }, { ...situation, entity: shelf, after: {} })).toBe(0)
  })

  test('a text is a path where it names one, but never where it is a state or choice of the other', () => {
    expect(boundWhere({ title: 'title', kind: 'paper', status: 'draft' }, book, situation)).toEqual(
      {
        title: '长安客',
        kind: 'paper',
        status: 'draft',
      },
    )
    expect(boundWhere({ price: { lt: 'cost' }, title: 'other' }, book, situation)).toEqual({
      price: { lt: 2000 },
      title: 'other',
    })
  })
})
