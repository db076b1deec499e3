import type { Store } from 'react-admin'
import { changeSettings, onSettings, readSettings } from '../client/settings.ts'

/** The name under which react-admin keeps the language. */
const locale = 'locale'

/**
 * A store whose language is the one among the settings, which the portal keeps: a button of react-admin's own that
 * changes it changes those.
 */
export function withSettings(store: Store): Store {
  return {
    ...store,
    getItem: <T>(key: string, otherwise?: T) =>
      key === locale ? (readSettings().language as T) : store.getItem(key, otherwise),
    setItem: (key, value) => {
      if (key !== locale) return store.setItem(key, value)
      // Where the portal cannot keep it, it stands in this browser and goes with the next choice.
      changeSettings({ language: value === 'en' ? 'en' : 'zh' }).catch(() => undefined)
    },
    subscribe: (key, listener) => {
      if (key !== locale) return store.subscribe(key, listener)
      const tell = () => listener(readSettings().language)
      const end = onSettings(tell)
      // Another one may have come since it was read: at the start of a page, of whoever is signed in.
      tell()
      return end
    },
  }
}
