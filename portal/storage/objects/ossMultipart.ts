import { readBytes, tooLarge } from './body.ts'
import { guardBody } from './guardBody.ts'
import type { PartRef } from './objectStore.ts'
import { OssError } from './ossError.ts'
import { type Exchange, mayWrite, writesOnce } from './ossExchange.ts'
import { LARGEST, refuseOverwrite } from './ossObject.ts'
import { readXml, textOf, type XmlElements, xmlDocument } from './xml.ts'

const LARGEST_PART = 256 * 1024 ** 2
/** 10,000 parts need about one megabyte. */
const LARGEST_COMPLETION = 2 * 1024 ** 2

/** POST ?uploads: begins an upload in parts. */
export async function beginUpload(exchange: Exchange): Promise<Response> {
  const { bucket, key, headers, options } = exchange
  mayWrite(exchange)
  await refuseOverwrite(exchange)
  const uploadId = await options.store.begin(key, headers.get('content-type') ?? '')
  return xmlResponse('InitiateMultipartUploadResult', {
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
  })
}

/** PUT ?partNumber&uploadId: writes a part. */
export async function putPart(exchange: Exchange): Promise<Response> {
  const { request, key, query, options } = exchange
  mayWrite(exchange)
  const body = guardBody(request, options.limits?.part ?? LARGEST_PART)
  const number = Number(query.get('partNumber') ?? Number.NaN)
  // Those before it are as large: what will be too large is refused before it fills the disk.
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (number * announced > mostOf(exchange)) throw tooLarge(mostOf(exchange))
  const etag = await options.store.putPart(key, uploadIdOf(exchange), number, body)
  return new Response(null, { headers: { ETag: `"${etag}"` } })
}

/** GET ?uploadId: the parts that have arrived, at most 1,000 at a time. */
export async function listParts(exchange: Exchange): Promise<Response> {
  const { bucket, key, query, options } = exchange
  mayWrite(exchange)
  const after = Number(query.get('part-number-marker') ?? 0)
  const most = Math.min(Number(query.get('max-parts') ?? 1000) || 1000, 1000)
  const uploadId = uploadIdOf(exchange)
  const rest = (await options.store.listParts(key, uploadId)).filter((part) => part.number > after)
  const page = rest.slice(0, most)
  return xmlResponse('ListPartsResult', {
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
    PartNumberMarker: after,
    NextPartNumberMarker: page.at(-1)?.number ?? after,
    MaxParts: most,
    IsTruncated: String(rest.length > page.length),
    Part: page.map(({ number, modified, etag, size }) => ({
      PartNumber: number,
      LastModified: modified.toISOString(),
      ETag: `"${etag}"`,
      Size: size,
    })),
  })
}

/** POST ?uploadId: joins the parts that the body names. */
export async function completeUpload(exchange: Exchange): Promise<Response> {
  const { request, bucket, key, options } = exchange
  mayWrite(exchange)
  await refuseOverwrite(exchange)
  const body = await readBytes(guardBody(request, LARGEST_COMPLETION))
  const named = readCompletion(new TextDecoder().decode(body))
  await refuseTooLarge(exchange, named)
  const once = writesOnce(exchange)
  const head = await options.store.complete(key, uploadIdOf(exchange), named, { once })
  const response = xmlResponse('CompleteMultipartUploadResult', {
    Location: request.url.split('?')[0]!,
    Bucket: bucket,
    Key: key,
    ETag: `"${head.etag}"`,
  })
  response.headers.set('ETag', `"${head.etag}"`)
  return response
}

const mostOf = ({ options }: Exchange): number => options.limits?.object ?? LARGEST

/** Parts that together are more than an object may be go at once. */
async function refuseTooLarge(exchange: Exchange, named: readonly PartRef[]): Promise<void> {
  const { key, options } = exchange
  const wanted = new Set(named.map(({ number }) => number))
  // One that is completed already is the store's to answer.
  const arrived = await options.store.listParts(key, uploadIdOf(exchange)).catch(() => [])
  const size = arrived.reduce((sum, part) => sum + (wanted.has(part.number) ? part.size : 0), 0)
  if (size <= mostOf(exchange)) return
  await options.store.abort(key, uploadIdOf(exchange))
  throw tooLarge(mostOf(exchange))
}

/** DELETE ?uploadId: drops the upload and its parts. */
export async function abortUpload(exchange: Exchange): Promise<Response> {
  mayWrite(exchange)
  await exchange.options.store.abort(exchange.key, uploadIdOf(exchange))
  return new Response(null, { status: 204 })
}

/** A document as an answer. */
export function xmlResponse(root: string, elements: XmlElements): Response {
  return new Response(xmlDocument(root, elements), {
    headers: { 'Content-Type': 'application/xml' },
  })
}

function uploadIdOf({ query }: Exchange): string {
  return query.get('uploadId') ?? ''
}

function readCompletion(document: string): PartRef[] {
  const parts = readXml(document, 'CompleteMultipartUpload')?.Part ?? []
  const named = parts.map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag'),
  }))
  if (named.length > 0 && named.every(({ number, etag }) => number >= 1 && etag !== ''))
    return named
  throw new OssError(
    'MalformedXML',
    'The body is no CompleteMultipartUpload that names parts by PartNumber and ETag.',
  )
}
