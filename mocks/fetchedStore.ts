import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'

/** Where objects come from that the store does not hold yet, and where new ones are kept. */
export interface Elsewhere {
  /** The bytes of an object, or null where there is none. */
  load(key: string): Promise<Uint8Array | null>
  keep(key: string, bytes: Uint8Array): Promise<void>
}

/** A store that fetches an object the first time it is asked for, and has new ones kept beyond the page. */
export function fetchedStore(store: ObjectStore, { load, keep }: Elsewhere): ObjectStore {
  const fetching = new Map<string, Promise<void>>()
  const fetched = (key: string) => {
    const running = fetching.get(key) ?? fetchInto(key)
    fetching.set(key, running)
    return running
  }
  const fetchInto = async (key: string) => {
    if (await store.head(key)) return
    const bytes = await load(key)
    if (bytes) await store.put(key, bytes, { type: '' })
  }
  const storedObject = async (key: string) => {
    const found = await store.get(key)
    if (found) await keep(key, new Uint8Array(await new Response(found.body).arrayBuffer()))
  }
  return {
    ...store,
    get: async (key, range) => {
      await fetched(key)
      return store.get(key, range)
    },
    head: async (key) => {
      await fetched(key)
      return store.head(key)
    },
    put: async (key, body, options) => {
      const head = await store.put(key, body, options)
      await storedObject(key)
      return head
    },
    complete: async (key, uploadId, parts) => {
      const head = await store.complete(key, uploadId, parts)
      await storedObject(key)
      return head
    },
  }
}
