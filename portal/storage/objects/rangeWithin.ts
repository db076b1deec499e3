import type { ByteRange, ObjectHead } from './objectStore.ts'
import { StoreError } from './storeError.ts'

/** A range cut to what the object has. One that starts past the end, or ends before it starts, is `InvalidRange`. */
export function rangeWithin(
  asked: ByteRange,
  { key, size }: Pick<ObjectHead, 'key' | 'size'>,
): Required<ByteRange> {
  const end = Math.min(asked.end ?? size - 1, size - 1)
  if (asked.start >= 0 && asked.start <= end) return { start: asked.start, end }
  throw new StoreError(
    'InvalidRange',
    `Bytes ${asked.start}-${asked.end ?? ''} are not within the ${size} bytes of ${key}.`,
  )
}
