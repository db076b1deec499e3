import { toHex, utf8 } from './encoding.ts'

type Hash = 'SHA-1' | 'SHA-256'

/** HMAC of a text under a key that is text or bytes. */
export async function hmac(
  hash: Hash,
  key: string | Uint8Array<ArrayBuffer>,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = typeof key === 'string' ? utf8(key) : key
  const usable = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', usable, utf8(message)))
}

/** SHA-256 of a text or of bytes, as lower-case hexadecimal. */
export async function sha256Hex(message: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof message === 'string' ? utf8(message) : message
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i)
  return difference === 0
}
