import type { Store } from 'react-admin'

/** What a list is asked for, as react-admin keeps it under the path of its screen. */
interface Asked {
  readonly filter?: object
  readonly displayedFilters?: object
  readonly page?: number
}
const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'filter' in value && 'perPage' in value

/**
 * A store in which a list's filter and page live as long as the tab they were chosen in: there a list is found as it was
 * left, while one that is opened afresh another day is whole. How it is sorted, and rows to a page, stay.
 */
export function withFreshFilters(store: Store, tab: Storage = sessionStorage): Store {
  const place = (key: string) => `list ${key}`
  const merged = <T>(key: string, value: T): T =>
    isAsked(value) ? { ...value, ...whole, ...JSON.parse(tab.getItem(place(key)) ?? '{}') } : value
  return {
    ...store,
    getItem: <T>(key: string, otherwise?: T) => merged(key, store.getItem(key, otherwise) as T),
    setItem: (key, value) => {
      if (!isAsked(value)) return store.setItem(key, value)
      const { filter, displayedFilters, page } = value
      tab.setItem(place(key), JSON.stringify({ filter, displayedFilters, page }))
      store.setItem(key, { ...value, ...whole })
    },
    subscribe: (key, listener) => store.subscribe(key, (value) => listener(merged(key, value))),
  }
}

/** A list of which nobody chose anything. */
const whole = { filter: {}, displayedFilters: {}, page: 1 }
