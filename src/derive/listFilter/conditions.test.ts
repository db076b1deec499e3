import { expect, test } from 'vitest'
import { entity, f, shelf } from '#declare'
import {
  type ConditionGroup,
  conditionFields,
  readConditions,
  testsOf,
  writeConditions,
} from './conditions.ts'
import { isProblem, readFilter } from './readFilter.ts'
import { daysOf } from './spans.ts'

const book = entity('book', ['书', 'Book'], {
  path: 'book',
  fields: {
    title: f.text('书名', 'Title', { search: true }),
    cover: f.image('封面', 'Cover', { width: 300, height: 400 }),
    price: f.money('价格', 'Price', {}),
    author: f.ref('作者', 'Author', { to: 'author' }),
    issued: f.date('出版日', 'Issued', {}),
    sale: f.period('促销', 'Sale', {}),
    isFree: f.boolean('免费', 'Free', {}),
  },
  ...shelf(['已上架', 'On'], ['已下架', 'Off']),
  list: { columns: ['title'], filters: ['title', 'price', 'issued', 'sale'] },
})

const groups: readonly ConditionGroup[] = [
  [
    { field: 'status', test: 'is', values: ['draft', 'published'] },
    { field: 'title', test: 'contains', text: '春' },
    { field: 'title', test: 'lacks', text: '夏' },
    { field: 'price', test: 'between', from: 100, to: 900 },
    { field: 'cover', test: 'empty' },
  ],
  [
    { field: 'updatedAt', test: 'within', span: 'last-7d' },
    { field: 'sale', test: 'within', span: 'thisMonth' },
    { field: 'author', test: 'isNot', values: [3] },
    { field: 'createdBy', test: 'mine' },
  ],
]
const sorted = (all: readonly ConditionGroup[]) =>
  all.map((group) => group.map((one) => JSON.stringify(one)).toSorted())

test('conditions that were written are read as they were, several of one field too', () => {
  const written = writeConditions(groups)
  expect(written).toHaveLength(2)
  expect(sorted(readConditions(book, JSON.parse(JSON.stringify(written)))!)).toEqual(sorted(groups))
})

test('whatever can be asked of a field is a filter the portal reads', () => {
  const samples = {
    contains: { text: '春' },
    lacks: { text: '春' },
    filled: {},
    empty: {},
    mine: {},
    notMine: {},
    within: { span: 'today' },
  }
  const values: { readonly [field: string]: unknown } = {
    ...{ status: 'draft', author: 1, isFree: true, createdBy: 1, updatedBy: 1 },
  }
  for (const { name, tests } of conditionFields(book, new Set()))
    for (const one of tests) {
      const time = ['issued', 'createdAt', 'updatedAt', 'sale'].includes(name)
      const sample =
        one === 'is' || one === 'isNot'
          ? { values: [values[name]] }
          : one === 'between'
            ? { from: time ? '2026-11-01' : 100 }
            : samples[one]
      const any = writeConditions([[{ field: name, test: one, ...sample } as never]])
      const read = readFilter(book, 'any', any, { me: 1 })
      expect(isProblem(read) ? `${name} ${one}: ${read.message[0]}` : 'read').toBe('read')
    }
})

test('of a picture one asks whether there is one, of what is not declared nothing', () => {
  expect(testsOf(book, 'cover')).toEqual(['filled', 'empty'])
  expect(testsOf(book, 'nobody')).toEqual([])
})

test('what somebody sees in part only is found by the whole value', () => {
  const of = (name: string) =>
    conditionFields(book, new Set(['title', 'price'])).find((one) => one.name === name)?.tests
  expect(of('title')).toEqual(['is', 'filled', 'empty'])
  expect(of('price')).toEqual(['is', 'filled', 'empty'])
})

test('what somebody else wrote is left as it is', () => {
  expect(readConditions(book, [{ price: { gte: 1, lt: 5 } }])).toBeNull()
  expect(readConditions(book, undefined)).toBeNull()
})

test('mine is refused where nobody is signed in, and a span nobody knows', () => {
  expect(isProblem(readFilter(book, 'createdBy', { me: true }))).toBe(true)
  expect(isProblem(readFilter(book, 'updatedAt', { within: 'someday' }))).toBe(true)
  expect(isProblem(readFilter(book, 'title', { within: 'today' }))).toBe(true)
})

test('spans of days move on with the clock', () => {
  const at = (span: Parameters<typeof daysOf>[0], now = '2026-03-31T23:30:00+08:00') =>
    Object.values(daysOf(span, now)).join(' ')
  expect(at('today')).toBe('2026-03-31 2026-03-31')
  expect(at('last-7d')).toBe('2026-03-25 2026-03-31')
  expect(at('next-2d')).toBe('2026-03-31 2026-04-01')
  expect(at('thisWeek')).toBe('2026-03-30 2026-04-05')
  expect(at('lastMonth')).toBe('2026-02-01 2026-02-28')
  // The 31st has no day of its own in February: the whole month stands beside the whole month.
  expect(at('samePartOfLastMonth')).toBe('2026-02-01 2026-02-28')
  expect(at('thisYear', '2026-01-01T00:00:00+08:00')).toBe('2026-01-01 2026-12-31')
})
