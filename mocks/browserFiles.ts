/** Bytes by name in the browser's IndexedDB: the database of the demo, and what was uploaded to it. */
export interface BrowserFiles {
  read(name: string): Promise<Uint8Array | null>
  write(name: string, bytes: Uint8Array): Promise<void>
  clear(): Promise<void>
}

const STORE = 'files'

/** Opens them; a browser that keeps nothing (a private window) gets files that last as long as the page. */
export async function openBrowserFiles(name: string): Promise<BrowserFiles> {
  const database = await opened(name).catch(() => null)
  return database ? filesIn(database) : filesInMemory()
}

function filesIn(database: IDBDatabase): BrowserFiles {
  const files = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    read: async (name) =>
      ((await resultOf(files('readonly').get(name))) as Uint8Array | undefined) ?? null,
    write: async (name, bytes) => {
      await resultOf(files('readwrite').put(bytes, name))
    },
    clear: async () => {
      await resultOf(files('readwrite').clear())
    },
  }
}

function filesInMemory(): BrowserFiles {
  const files = new Map<string, Uint8Array>()
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      files.set(name, bytes)
    },
    clear: async () => files.clear(),
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
  return resultOf(asked)
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
