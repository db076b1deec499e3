import type { ObjectStore } from './objectStore.ts'

/** What a record keeps of an object: a path on the portal's own origin for the embedded store, else the bucket's address. */
export function addressIn(store: ObjectStore, key: string): string {
  const { bucket, endpoint, style } = store.describe()
  const path = key.split('/').map(encodeURIComponent).join('/')
  return style === 'path'
    ? `/${bucket}/${path}`
    : `https://${bucket}.${new URL(endpoint).host}/${path}`
}
