import type { StoredFile } from '#declare'
import { tooLarge } from '#portal/core/errors.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ownKey } from './ownKey.ts'

/** Lists of people are no heavier than that, in bytes. */
const HEAVIEST = 20 * 1024 * 1024

/** The bytes of an upload of ours, as a field of the kind `file` holds it; null for anything else, or where it is gone. */
export async function bytesOfUpload(
  context: PortalContext,
  file: unknown,
): Promise<Uint8Array | null> {
  const key = ownKey(context, (file as StoredFile | null)?.url)
  const object = key ? ((await context.store?.get(key)) ?? null) : null
  if (object && object.size > HEAVIEST) throw tooLarge([' 20 MB', '20 MB'])
  return object && readBytes(object.body, HEAVIEST)
}
