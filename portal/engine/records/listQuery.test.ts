import { expect, test } from 'vitest'
import { filterNames, isRefused, parseListQuery } from './listQuery.ts'
import { desk } from './testing/desk.ts'

const { note } = desk
const refused = (given: object) => {
  const query = parseListQuery(note, { ...given })
  return isRefused(query) ? query.map(({ field }) => field) : []
}

test('reads filter, sort and range from an address', () => {
  const given = new URLSearchParams({
    filter: '{"status":"draft","title_q":"ＡＩ","price":[1,2],"q":"春 天"}',
    sort: '["title","DESC"]',
    range: '[20,29]',
  })
  expect(parseListQuery(note, given)).toEqual({
    filters: [
      { field: 'status', test: 'is', values: ['draft'] },
      { field: 'title', test: 'contains', values: ['ai'] },
      { field: 'price', test: 'is', values: [1, 2] },
    ],
    words: ['春', '天'],
    sort: { field: 'title', isDown: true },
    offset: 20,
    size: 10,
  })
})

test('takes the declared order and ten records where nothing is said', () => {
  expect(parseListQuery(note, {})).toEqual({
    filters: [],
    words: [],
    sort: null,
    offset: 0,
    size: 10,
  })
})

test('takes page and size for a range', () => {
  expect(parseListQuery(note, { page: '3', size: '20' })).toMatchObject({ offset: 40, size: 20 })
})

test('takes the columns that are asked for', () => {
  expect(parseListQuery(note, { columns: '["title","status","updatedAt"]' })).toMatchObject({
    columns: ['title', 'status', 'updatedAt'],
  })
})

test('takes ids as digits', () => {
  expect(parseListQuery(note, { filter: { id: ['3', 4] } })).toMatchObject({
    filters: [{ values: [3, 4] }],
  })
})

test.each([
  ['a field that is not declared', { filter: { secret: 1 } }, ['secret']],
  ['a figure that is not listed, by nothing it can be', { filter: { views_q: 'x' } }, ['views_q']],
  ['text for a number', { filter: { price: '5' } }, ['price']],
  ['a number for text', { filter: { title_q: 5 } }, ['title_q']],
  ['a choice there is not', { filter: { channels: 'tv' } }, ['channels']],
  ['a state there is not', { filter: { status: ['draft', 'lost'] } }, ['status']],
  ['a date that is none', { filter: { shownOn_gte: 'today' } }, ['shownOn_gte']],
  ['a part of a number', { filter: { price_q: '5' } }, ['price_q']],
  ['a bound of a choice', { filter: { channels_gte: 'app' } }, ['channels_gte']],
  ['an object for a value', { filter: { shelf: { gte: 1 } } }, ['shelf']],
  [
    'every mistake at once',
    { filter: { secret: 1, price: 'x' }, sort: ['tags', 'ASC'] },
    ['secret', 'price', 'sort'],
  ],
  ['a filter that is no object', { filter: '[1]' }, ['filter']],
  ['a filter that is no JSON', { filter: '{' }, ['filter']],
  ['an order of a column that does not sort', { sort: ['tags', 'ASC'] }, ['sort']],
  ['an order of a column that is not listed', { sort: ['views', 'ASC'] }, ['sort']],
  ['a direction there is not', { sort: ['title', 'UP'] }, ['sort']],
  ['a range that is negative', { range: [-1, 9] }, ['range']],
  ['a range backwards', { range: [9, 0] }, ['range']],
  ['a range too wide', { range: [0, 1000] }, ['range']],
  ['a range too far', { range: [2e9, 2e9 + 9] }, ['range']],
  ['a column there is not', { columns: '["title","lost"]' }, ['columns']],
  ['columns that are no list', { columns: 'title' }, ['columns']],
  ['a page that is none', { page: '0' }, ['range']],
])('refuses %s, naming it', (_what, given, fields) => {
  expect(refused(given)).toEqual(fields)
})

test('says how a list may be filtered', () => {
  expect(filterNames(note)).toEqual(
    expect.arrayContaining(['id', 'title_q', 'shownOn_gte', 'tags', 'q']),
  )
})
