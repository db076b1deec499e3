import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { fitView } from './fitView.ts'
import { isView, type SavedView } from './savedView.ts'
import { settingsIn } from './userSettings.ts'
import { addressOfList, columnsIn, columnsText, linkToView } from './viewAddress.ts'

const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title'),
    price: f.money('定价', 'Price'),
    floor: f.money('底价', 'Floor'),
    phone: f.phone('电话', 'Phone'),
  },
  list: { columns: ['title', 'price', 'phone'], filters: ['title', 'price', 'phone'] },
  rules: { floorIsForAdmins: { mask: ['floor'], unless: 'admin' } },
})
const view: SavedView = {
  ...{ screen: '/books', name: '贵的', filter: { price_gte: 10000 } },
  ...{
    sort: { field: 'price', order: 'DESC' },
    perPage: 100,
    columns: ['title'],
    sizes: { title: 300 },
  },
}
const asked = (roles: readonly string[]) => ({ user: { id: 7 }, roles, special: new Set<never>() })
const editor = asked(['editor'])

test('a view is opened by its name, and the list it leads to stands in the address whole', () => {
  expect(linkToView(view)).toBe(`/books?view=${encodeURIComponent('own 贵的')}`)
  expect(linkToView({ ...view, id: 'a1' } as SavedView)).toBe('/books?view=a1')
  const address = new URL(addressOfList('/books', view, 'a1'), 'https://example.com')
  expect(address.pathname).toBe('/books')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ filter: '{"price_gte":10000}', sort: 'price', order: 'DESC', page: '1', perPage: '100' },
    ...{ view: 'a1', columns: 'title:300' },
  })
})

test('columns and widths are read from an address as they were written, and nothing else is', () => {
  const written = { columns: ['title', 'price'], sizes: { price: 120 } }
  expect(columnsIn(columnsText(written))).toEqual(written)
  const declared = { columns: null, sizes: { price: 120 } }
  expect(columnsText(declared)).toBe('*,price:120')
  expect(columnsIn('*,price:120')).toEqual(declared)
  expect(columnsText({ columns: null, sizes: {} })).toBeUndefined()
  expect(columnsIn(null)).toEqual({ columns: null, sizes: {} })
  expect(columnsIn('title,<b>,title,price:wide')).toEqual({ columns: ['title'], sizes: {} })
})

test('filters and columns that are no more are left out and told, whatever stood there', () => {
  const filter = { price_gte: 1, gone: 'x', title_q: '书', q: '找' }
  const sort = { field: 'gone', order: 'ASC' } as const
  const fitted = fitView(book, { ...view, filter, sort, columns: ['gone', 'title'] }, editor)
  expect(fitted.view).toMatchObject({
    filter: { price_gte: 1, title_q: '书', q: '找' },
    sort: { field: 'id', order: 'DESC' },
    columns: ['title'],
  })
  expect(fitted.gone).toEqual(['gone'])
  expect(fitView(book, { ...view, columns: ['gone'] }, editor).view.columns).toBeNull()
})

test('what somebody may not read is neither shown by a view nor told by its filters', () => {
  const of = { ...view, columns: ['title', 'floor', 'phone'], filter: { phone: '13800000001' } }
  const fitted = fitView(book, of, editor)
  expect(fitted).toMatchObject({
    view: { columns: ['title', 'phone'], filter: {} },
    barred: ['floor', 'phone'],
    gone: [],
  })
  expect(fitView(book, { ...of, filter: {} }, asked(['admin'])).barred).toEqual([])
  const joined = { any: [{ price_gte: 1 }, { phone: '13800000001' }] }
  expect(fitView(book, { ...view, filter: joined }, editor).view.filter).toEqual({})
})

test('what is no view is not kept among one’s settings', () => {
  expect(isView(view)).toBe(true)
  const wrong: unknown[] = [
    { ...view, name: ' ' },
    { ...view, name: '长'.repeat(31) },
    { ...view, filter: { title: '长'.repeat(5000) } },
    { ...view, sort: { field: 'price', order: 'up' } },
    { ...view, columns: [3] },
    { ...view, perPage: 0 },
    null,
  ]
  for (const one of wrong) expect(isView(one)).toBe(false)
  expect(settingsIn({ views: [view] })).toEqual({ views: [view] })
  expect(settingsIn({ views: wrong })).toEqual({})
})

test('which views stand in the menu and which a list opens with are settings of one’s own', () => {
  const chosen = { pinnedViews: ['/books own 贵的'], openingViews: { '/books': 'a1', '/b': '' } }
  expect(settingsIn(chosen)).toEqual(chosen)
  expect(settingsIn({ pinnedViews: [3], openingViews: { 'no path': 'a1' } })).toEqual({})
})
