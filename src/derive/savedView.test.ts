import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { isView, type SavedView } from './savedView.ts'
import { settingsIn } from './userSettings.ts'
import { addressOfView, stillFiltered } from './viewAddress.ts'

const book = entity('book', ['书', 'Book'], {
  fields: { title: f.text('书名', 'Title'), price: f.money('定价', 'Price') },
  list: { columns: ['title', 'price'], filters: ['title', 'price'] },
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

test('a view leads to its list as it was', () => {
  const address = new URL(addressOfView(view, view.filter), 'https://example.com')
  expect(address.pathname).toBe('/books')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ filter: '{"price_gte":10000}', sort: 'price', order: 'DESC', page: '1', perPage: '100' },
  })
})

test('filters that the list has no more are left out and told, whatever stood there', () => {
  const old = { filter: { price_gte: 1, gone: 'x', title_q: '书', q: '找' } }
  expect(stillFiltered(book, old)).toEqual({
    ...{ filter: { price_gte: 1, title_q: '书', q: '找' }, gone: ['gone'] },
  })
})

test('what is no view is not kept among one’s settings', () => {
  expect(isView(view)).toBe(true)
  const wrong: unknown[] = [
    { ...view, name: ' ' },
    { ...view, name: '长'.repeat(31) },
    { ...view, filter: { title: '长'.repeat(5000) } },
    { ...view, sort: { field: 'price', order: 'up' } },
    { ...view, columns: [3] },
    null,
  ]
  for (const one of wrong) expect(isView(one)).toBe(false)
  expect(settingsIn({ views: [view] })).toEqual({ views: [view] })
  expect(settingsIn({ views: wrong })).toEqual({})
})
