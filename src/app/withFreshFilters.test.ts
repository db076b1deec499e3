import { memoryStore } from 'ra-core'
import { expect, test } from 'vitest'
import { withFreshFilters } from './withFreshFilters.ts'

const asked = {
  filter: { title_q: '春' },
  displayedFilters: {},
  page: 3,
  sort: 'title',
  perPage: 50,
}
const whole = { ...asked, filter: {}, page: 1 }

/** What a browser keeps. */
const opened = () => {
  const store = memoryStore()
  store.setup()
  return store
}

/** What a tab keeps for itself. */
const tab = () => {
  const kept = new Map<string, string>()
  const getItem = (key: string) => kept.get(key) ?? null
  return { getItem, setItem: (key: string, value: string) => kept.set(key, value) } as never
}

test('a list is found as it was left in the tab it was filtered in, and whole in a new one', () => {
  const browser = opened()
  const first = tab()
  withFreshFilters(browser, first).setItem('/magazine', asked)
  expect(withFreshFilters(browser, first).getItem('/magazine')).toEqual(asked)
  expect(withFreshFilters(browser, tab()).getItem('/magazine')).toEqual(whole)
})

test('whoever listens to a list is told of its filter, and all else is kept as it is', () => {
  const store = withFreshFilters(opened(), tab())
  const told: unknown[] = []
  store.subscribe('/magazine', (value) => told.push(value))
  store.setItem('/magazine', asked)
  expect(told).toEqual([asked])
  store.setItem('sidebar.open', false)
  expect(store.getItem('sidebar.open')).toBe(false)
})

test('the order and the rows to a page that a view says are not one’s own the next day', () => {
  const browser = opened()
  const first = withFreshFilters(browser, tab())
  first.setItem('/magazine', asked)
  const inView = { ...asked, sort: 'price', perPage: 100, view: 'a1', columns: 'title' }
  first.setItem('/magazine', inView)
  expect(first.getItem('/magazine')).toEqual(inView)
  expect(withFreshFilters(browser, tab()).getItem('/magazine')).toEqual(whole)
})

test('a list whose first opening is under a view has nothing chosen the next day', () => {
  const browser = opened()
  withFreshFilters(browser, tab()).setItem('/magazine', { ...asked, view: 'a1' })
  const kept = withFreshFilters(browser, tab()).getItem<object>('/magazine')
  expect(kept).toMatchObject({ filter: {}, page: 1, sort: null, perPage: null })
  expect(kept).not.toHaveProperty('view')
})
