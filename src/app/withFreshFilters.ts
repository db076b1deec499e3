import type { Store } from 'react-admin'
import { tabMemory } from '../client/tabMemory.ts'
import { keptKey } from '../views/list/keptList.ts'

/** What a list is asked for, as react-admin keeps it under the path of its screen. */
interface Asked {
  readonly filter?: object
  readonly displayedFilters?: object
  readonly page?: number
  readonly sort?: unknown
  readonly order?: unknown
  readonly perPage?: unknown
  /** The saved view it stands under, and its columns. */
  readonly view?: string
  readonly columns?: string
}
const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'filter' in value && 'perPage' in value

/**
 * A store in which a list's filter, page and view live as long as the tab they were chosen in: there a list is found as
 * it was left, while one that is opened afresh another day is whole. How it is sorted, and rows to a page, stay, unless
 * a view said so.
 */
export function withFreshFilters(
  store: Store,
  tab: Pick<Storage, 'getItem' | 'setItem'> = tabMemory,
): Store {
  const merged = <T>(key: string, value: T): T =>
    isAsked(value)
      ? { ...value, ...whole, ...JSON.parse(tab.getItem(keptKey(key)) ?? '{}') }
      : value
  return {
    ...store,
    getItem: <T>(key: string, otherwise?: T) => merged(key, store.getItem(key, otherwise) as T),
    setItem: (key, value) => {
      if (!isAsked(value)) return store.setItem(key, value)
      const { filter, displayedFilters, page, view, columns, ...rest } = value
      const left = { filter, displayedFilters, page, view, columns, ...(view && rest) }
      tab.setItem(keptKey(key), JSON.stringify(left))
      const before = store.getItem<Asked>(key) ?? nothingChosen
      store.setItem(key, { ...(view ? before : rest), ...whole })
    },
    subscribe: (key, listener) => store.subscribe(key, (value) => listener(merged(key, value))),
  }
}

/** A list of which nobody chose anything. */
const whole = { filter: {}, displayedFilters: {}, page: 1 }
const nothingChosen = { sort: null, order: null, perPage: null }
