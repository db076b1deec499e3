import type { Measured } from './measureSound.ts'

interface Kept extends Measured {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly since: number
}
const [NAME, TABLE] = ['masthead-sounds', 'measured']
/** Some two kilobytes each. */
const MOST = 500

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () =>
      asked.result.createObjectStore(TABLE, { keyPath: 'key' }).createIndex('since', 'since')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  return opened
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** Signatures change, the object does not. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}

/** What this browser has measured, so that no sound is read twice for it. Without storage nothing is kept. */
export const keptSounds = {
  async get(url: string): Promise<Measured | undefined> {
    try {
      const table = (await database()).transaction(TABLE).objectStore(TABLE)
      return (await answer(table.get(keyOf(url)))) as Kept | undefined
    } catch {
      return undefined
    }
  },
  async put(url: string, measured: Measured): Promise<void> {
    try {
      const table = (await database()).transaction(TABLE, 'readwrite').objectStore(TABLE)
      await answer(table.put({ ...measured, key: keyOf(url), since: Date.now() } satisfies Kept))
      const over = (await answer(table.count())) - MOST
      if (over <= 0) return
      for (const key of (await answer(table.index('since').getAllKeys(null, over))) ?? [])
        table.delete(key)
    } catch {
      // Measured again the next time.
    }
  },
}
