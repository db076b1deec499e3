import { checkKey } from './objectKey.ts'
import type { StoreAddress } from './objectStore.ts'

/**
 * Whether an address lies in the own bucket, judged by its text alone: nothing is ever fetched.
 * @param origins further origins the bucket is read from, such as the portal's as the browser sees it, or a CDN's in front of the bucket
 */
export function inOwnBucket(
  filePath: string,
  address: StoreAddress,
  origins: readonly string[] = [],
): boolean {
  return keyInOwnBucket(filePath, address, origins) !== null
}

/**
 * The key that an address in the own bucket names; `null` for any other address: another host or port,
 * a user name before the host, a scheme besides http(s), dots or slashes that are encoded or climb.
 */
export function keyInOwnBucket(
  filePath: string,
  address: StoreAddress,
  origins: readonly string[] = [],
): string | null {
  const [, host, path] =
    /^https?:\/\/([A-Za-z0-9.:[\]-]+)\/([^?#]*)(?:\?[^#]*)?$/.exec(filePath) ?? []
  if (host === undefined || path === undefined) return null
  const own = [address.endpoint, ...origins].filter(Boolean).map((origin) => new URL(origin).host)
  if (own.includes(host.toLowerCase()) && path.startsWith(`${address.bucket}/`)) {
    return keyOf(path.slice(address.bucket.length + 1))
  }
  return hostNames(address, origins).includes(host.toLowerCase()) ? keyOf(path) : null
}

/** Hosts that are the bucket themselves. */
function hostNames(
  { bucket, endpoint, style }: StoreAddress,
  origins: readonly string[],
): string[] {
  if (style !== 'host') return []
  return [`${bucket}.${new URL(endpoint).host}`, ...origins.map((origin) => new URL(origin).host)]
}

/** The path as a key, when it has one reading only. */
function keyOf(path: string): string | null {
  // Encoded, these would be read one way here and another way there.
  if (/%(2e|2f|5c|25|0.|1.|7f)/i.test(path)) return null
  try {
    return checkKey(decodeURIComponent(path))
  } catch {
    return null
  }
}
