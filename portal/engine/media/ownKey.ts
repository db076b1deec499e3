import { keyInOwnBucket } from '#portal/storage/objects/inOwnBucket.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** The key of an object of ours, by the address a record holds, whole or from the root; null for any other address. */
export function ownKey(
  { store, origins }: Pick<PortalContext, 'store' | 'origins'>,
  url: unknown,
): string | null {
  if (!store || typeof url !== 'string') return null
  const address = store.describe()
  const isPath = url.startsWith('/') && !url.startsWith('//')
  return keyInOwnBucket(isPath ? address.endpoint + url : url, address, origins)
}
