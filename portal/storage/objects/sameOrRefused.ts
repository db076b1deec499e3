import type { ObjectHead } from './objectStore.ts'
import { StoreError } from './storeError.ts'

/**
 * For a key that is written once: what stands there, where it is the very content that comes again since its answer was
 * lost; null where nothing does. Anything else is `FileAlreadyExists`, as records may show what stands there.
 */
export function sameOrRefused<Held extends Pick<ObjectHead, 'etag'>>(
  key: string,
  standing: Held | null | undefined,
  etag: string,
): Held | null {
  if (!standing || standing.etag === etag) return standing ?? null
  throw new StoreError(
    'FileAlreadyExists',
    `${key} holds another content already, which is not replaced; send this one under a new key.`,
  )
}
