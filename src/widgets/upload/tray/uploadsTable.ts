import type { TrayItem } from './trayItem.ts'

/** A file on its way as the browser keeps it: with a way to its bytes, if there is one. */
export interface KeptUpload {
  readonly item: TrayItem
  readonly user: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** The file where it lies on the disk, as it was dropped. */
  readonly handle?: FileSystemFileHandle
  /** A copy of it lies in the browser's own files, whole. */
  readonly copied?: true
}

const [NAME, TABLE] = ['masthead-uploads', 'uploads']

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLE, { keyPath: 'item.id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  return opened
}

async function done<T>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const table = (await database()).transaction(TABLE, mode).objectStore(TABLE)
  return new Promise((resolve, reject) => {
    const asked = ask(table)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

/** The table of files on their way, in the browser's IndexedDB. */
export const uploadsTable = {
  all: (): Promise<KeptUpload[]> => done('readonly', (table) => table.getAll()),
  get: (id: string): Promise<KeptUpload | undefined> => done('readonly', (table) => table.get(id)),
  put: (kept: KeptUpload) => done('readwrite', (table) => table.put(kept)),
  remove: (id: string) => done('readwrite', (table) => table.delete(id)),
}
