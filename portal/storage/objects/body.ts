import type { Body } from './objectStore.ts'
import { StoreError } from './storeError.ts'

/** The chunks of a body, in order. Whoever leaves early cancels the source. */
export async function* chunksOf(body: Body): AsyncGenerator<Uint8Array> {
  // Bytes that another window made are none of this one's class.
  if (ArrayBuffer.isView(body)) {
    yield body
    return
  }
  // Not `for await`: not every browser the portal runs in iterates streams.
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A stream that asks the chunks for the next one only when somebody reads. */
export function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

/**
 * The whole body in memory.
 * @param limit bytes after which it gives up with `EntityTooLarge`
 */
export async function readBytes(
  body: Body,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(body)) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return join(chunks)
}

/** A body of so many bytes, laid where there is room for it: nothing of it is held twice. */
export async function readInto(
  room: Uint8Array<ArrayBuffer>,
  body: Body,
): Promise<Uint8Array<ArrayBuffer>> {
  let at = 0
  for await (const chunk of chunksOf(body)) {
    if (at + chunk.length > room.length) throw tooLarge(room.length)
    room.set(chunk, at)
    at += chunk.length
  }
  return room.subarray(0, at)
}

/** The refusal of a body longer than `limit` bytes. */
export function tooLarge(limit: number): StoreError {
  return new StoreError(
    'EntityTooLarge',
    `The body is longer than the ${limit} bytes allowed here; send a smaller file, or more parts.`,
  )
}

/** Chunks one after the other, in memory of their own. */
export function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
