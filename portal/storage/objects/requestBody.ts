import { chunksOf, streamOf } from './body.ts'
import { StoreError } from './storeError.ts'

/** The body of a request; a sender that breaks off is `IncompleteBody`, which is no fault of ours. */
export function requestBody(request: Request): ReadableStream<Uint8Array> {
  return streamOf(arriving(request))
}

async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    // Not every browser gives the body of a request as a stream; there it is read at once.
    yield* chunksOf(request.body ?? new Uint8Array(await request.arrayBuffer()))
  } catch (cause) {
    throw new StoreError('IncompleteBody', 'The body broke off on its way; send it again.', {
      cause,
    })
  }
}
