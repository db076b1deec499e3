// OSS names content by MD5, which Web Crypto does not have; it guards against damage on the way only.
import { md5 } from '@noble/hashes/legacy.js'
import { join } from './body.ts'
import { toHex } from './encoding.ts'
import type { PartRef } from './objectStore.ts'

/** The etag of content that came in one piece: its MD5, in capitals as OSS writes it. */
export function etagOf(content: Uint8Array): string {
  return etagOfSum(md5(content))
}

/** The etag of a finished MD5 sum. */
export function etagOfSum(sum: Uint8Array): string {
  return toHex(sum).toUpperCase()
}

/** The etag of an object joined from parts: the MD5 of their sums, and how many there were. */
export function etagOfParts(parts: readonly PartRef[]): string {
  const sums = parts.map(({ etag }) =>
    Uint8Array.from(bareEtag(etag).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  )
  return `${etagOf(join(sums))}-${parts.length}`
}

/** An etag as a header or a request body bears it, made bare: no quotes, no weakness, capitals. */
export function bareEtag(etag: string): string {
  return etag.trim().replace(/^W\//, '').replaceAll('"', '').toUpperCase()
}
