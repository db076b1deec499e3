import type { StoredFile } from '#declare'
import { tooLarge } from '../errors.ts'
import type { Ground } from '../records/ground.ts'
import { readBytes } from './body.ts'
import { keyInOwnBucket } from './inOwnBucket.ts'

/** Lists of people are no heavier than that, in bytes. */
const HEAVIEST = 20 * 1024 * 1024

/** The bytes of an upload of ours, as a field of the kind `file` holds it; null for anything else, or where it is gone. */
export async function bytesOfUpload(
  { store, origins }: Ground,
  file: unknown,
): Promise<Uint8Array | null> {
  const url = (file as StoredFile | null)?.url
  if (!store || !url) return null
  const address = store.describe()
  const whole = url.startsWith('/') && !url.startsWith('//') ? address.endpoint + url : url
  const key = keyInOwnBucket(whole, address, origins)
  const object = key ? await store.get(key) : null
  if (object && object.size > HEAVIEST) throw tooLarge([' 20 MB', '20 MB'])
  return object && readBytes(object.body, HEAVIEST)
}
