import { md5 } from '@noble/hashes/legacy.js'
import { chunksOf, streamOf, tooLarge } from './body.ts'
import { fromBase64 } from './encoding.ts'
import { etagOfSum } from './etag.ts'
import type { Body } from './objectStore.ts'
import { OssError } from './ossError.ts'
import { requestBody } from './requestBody.ts'
import { StoreError } from './storeError.ts'

/**
 * The body of a request, watched as it streams: longer than `limit` bytes, shorter than announced or
 * other than its Content-MD5 says, and the stream fails, so that the store keeps nothing of it.
 */
export function guardBody(request: Request, limit: number): Body {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > limit) throw tooLarge(limit)
  const sum = sumOf(request.headers.get('content-md5'))
  return streamOf(watched(requestBody(request), { announced, limit, sum }))
}

type Expectation = { announced: number; limit: number; sum: string | null }

async function* watched(
  body: Body,
  { announced, limit, sum }: Expectation,
): AsyncGenerator<Uint8Array> {
  const hash = sum === null ? null : md5.create()
  let size = 0
  for await (const chunk of chunksOf(body)) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    hash?.update(chunk)
    yield chunk
  }
  if (size < announced) {
    throw new StoreError(
      'IncompleteBody',
      `The body broke off after ${size} of ${announced} bytes; send it again.`,
    )
  }
  if (hash && etagOfSum(hash.digest()) !== sum) {
    throw new StoreError(
      'BadDigest',
      'The body is not what its Content-MD5 says; it was damaged on the way. Send it again.',
    )
  }
}

function sumOf(header: string | null): string | null {
  if (header === null) return null
  const bytes = fromBase64(header)
  if (bytes?.length === 16) return etagOfSum(bytes)
  throw new OssError(
    'InvalidDigest',
    `Content-MD5 ${header.slice(0, 40)} is not the Base64 of an MD5 sum.`,
  )
}
