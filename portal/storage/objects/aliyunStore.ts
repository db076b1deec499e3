import { Readable } from 'node:stream'
import OSS from 'ali-oss'
import { readBytes } from './body.ts'
import { bareEtag } from './etag.ts'
import { checkKey, checkPartNumber } from './objectKey.ts'
import type {
  Body,
  ObjectHead,
  ObjectStore,
  PartHead,
  StoreAddress,
  StoredObject,
} from './objectStore.ts'
import { checkOrder } from './partsToJoin.ts'
import { StoreError, type StoreErrorCode } from './storeError.ts'

/** How Alibaba Cloud OSS is reached. */
export interface AliyunStoreOptions {
  /** Such as `oss-cn-hangzhou`. */
  region: string
  bucket: string
  accessKeyId: string
  accessKeySecret: string
  /** With temporary credentials: the token that belongs to them. */
  stsToken?: string
  /** Origin of the service; `https://<region>.aliyuncs.com` unless told. */
  endpoint?: string
  /** `host` (bucket.endpoint, as OSS wants it) unless told. */
  style?: StoreAddress['style']
  /** How long a call may take until its answer begins, in milliseconds; 60,000 unless told. */
  timeout?: number
}

/** Where the bucket is. */
function addressOf({ region, bucket, endpoint, style = 'host' }: AliyunStoreOptions): StoreAddress {
  return { region, bucket, endpoint: endpoint ?? `https://${region}.aliyuncs.com`, style }
}

function clientOf(options: AliyunStoreOptions): OSS {
  const { region, bucket, endpoint, style } = addressOf(options)
  const { accessKeyId, accessKeySecret, stsToken, timeout = 60_000 } = options
  return new OSS({
    ...{ region, bucket, endpoint, accessKeyId, accessKeySecret, timeout },
    ...{ authorizationV4: true, sldEnable: style === 'path', secure: true },
    ...(stsToken && { stsToken, refreshSTSTokenInterval: Number.MAX_SAFE_INTEGER }),
  })
}

/** Keeps objects in a bucket of Alibaba Cloud OSS, by its own SDK. */
export function aliyunStore(options: AliyunStoreOptions): ObjectStore {
  const client = clientOf(options)

  const head = (key: string): Promise<ObjectHead | null> =>
    orNull(answerOf('HEAD', key, client.head(key)).then(({ res }) => headOf(key, headersOf(res))))
  const certainHead = async (key: string): Promise<ObjectHead> => (await head(key))!

  return {
    async put(key, body, { type, isPrivate, once }) {
      const headers = {
        ...writeHeaders(once),
        ...(isPrivate && { 'x-oss-object-acl': 'private' }),
      }
      const sent = { mime: mimeOf(type), headers }
      checkKey(key)
      await answerOf('PUT', key, client.put(key, contentOf(body), sent as OSS.PutObjectOptions))
      return certainHead(key)
    },
    async get(key, range) {
      // Without it OSS answers a range that cannot be met with the whole object.
      const headers = range && {
        Range: `bytes=${range.start}-${range.end ?? ''}`,
        'x-oss-range-behavior': 'standard',
      }
      return orNull(
        answerOf('GET', key, client.getStream(key, headers ? { headers } : {})).then(
          ({ stream, res }) => storedOf(key, stream, headersOf(res)),
        ),
      )
    },
    head,
    async remove(key) {
      await orNull(answerOf('DELETE', key, client.delete(key)))
    },
    async list(prefix, { after = '', limit = 1000 } = {}) {
      const query = filled({ prefix, marker: after, 'max-keys': Math.min(limit, 1000) })
      const page = await answerOf('GET', prefix, client.list(query, {}))
      return { objects: (page.objects ?? []).map(listedOf), next: page.nextMarker || null }
    },
    async begin(key, type) {
      checkKey(key)
      const begun = { mime: mimeOf(type) }
      return (await answerOf('POST', key, client.initMultipartUpload(key, begun))).uploadId
    },
    async putPart(key, uploadId, number, body) {
      checkPartNumber(number)
      const bytes = Buffer.from(await readBytes(body))
      const sent = client.uploadPart(key, uploadId, number, bytes, 0, bytes.length)
      return bareEtag((await answerOf('PUT', key, sent)).etag)
    },
    async listParts(key, uploadId) {
      const parts: PartHead[] = []
      for (let after = 0, more = true; more; ) {
        const query = { 'part-number-marker': after } as OSS.ListPartsQuery
        const page = await answerOf('GET', key, client.listParts(key, uploadId, query))
        parts.push(...([page.parts].flat() as unknown as ListedPart[]).map(partOf))
        after = Number(page.nextPartNumberMarker)
        more = String(page.isTruncated) === 'true'
      }
      return parts
    },
    async complete(key, uploadId, parts, { once } = {}) {
      // The SDK would put them in order.
      checkOrder(parts)
      const named = parts.map(({ number, etag }) => ({ number, etag: `"${etag}"` }))
      const sent = { headers: writeHeaders(once) }
      await answerOf('POST', key, client.completeMultipartUpload(key, uploadId, named, sent))
      return certainHead(key)
    },
    async abort(key, uploadId) {
      await answerOf('DELETE', key, client.abortMultipartUpload(key, uploadId))
    },
    async listUploads(prefix) {
      const query = filled({ prefix, 'max-uploads': 1000 })
      const { uploads } = await answerOf('GET', prefix, client.listUploads(query))
      const open = (uploads as unknown as ListedUpload[]).map(({ name, uploadId, initiated }) => ({
        ...{ key: name, uploadId },
        begun: new Date(initiated),
      }))
      return open.sort((a, b) => +a.begun - +b.begun)
    },
    describe: () => addressOf(options),
  }
}

/** The SDK signs empty words of a query otherwise than it sends them. */
const filled = <T extends object>(query: T): T =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) as T

interface ListedPart {
  readonly PartNumber: string
  readonly ETag: string
  readonly Size: string
  readonly LastModified: string
}
interface ListedUpload {
  readonly name: string
  readonly uploadId: string
  readonly initiated: string
}

const contentOf = (body: Body): Buffer | Readable =>
  body instanceof Uint8Array
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])

/** Without it the SDK would guess by the name. */
const mimeOf = (type: string): string => type || 'application/octet-stream'

const writeHeaders = (once = false): Record<string, string> =>
  once ? { 'x-oss-forbid-overwrite': 'true' } : {}

const headersOf = (res: object): Headers =>
  new Headers((res as { headers: Record<string, string> }).headers)

function headOf(key: string, headers: Headers): ObjectHead {
  return {
    key,
    type: headers.get('content-type') ?? 'application/octet-stream',
    size: Number(headers.get('content-length') ?? 0),
    etag: bareEtag(headers.get('etag') ?? ''),
    modified: new Date(headers.get('last-modified') ?? 0),
  }
}

function storedOf(key: string, stream: unknown, headers: Headers): StoredObject {
  const head = headOf(key, headers)
  const body = Readable.toWeb(stream as Readable) as ReadableStream<Uint8Array>
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (size === undefined) return { ...head, body, range: null }
  return { ...head, size: Number(size), body, range: { start: Number(start), end: Number(end) } }
}

const listedOf = ({ name, size, etag, lastModified }: OSS.ObjectMeta): ObjectHead => ({
  key: name,
  // Lists of OSS leave the type out; `head` has it.
  type: '',
  size: Number(size),
  etag: bareEtag(etag),
  modified: new Date(lastModified),
})

const partOf = ({ PartNumber, ETag, Size, LastModified }: ListedPart): PartHead => ({
  number: Number(PartNumber),
  etag: bareEtag(ETag),
  size: Number(Size),
  modified: new Date(LastModified),
})

const TOLD = new Set<string>([
  'AccessDenied',
  'EntityTooLarge',
  'FileAlreadyExists',
  'InvalidObjectName',
  'InvalidPart',
  'InvalidPartOrder',
  'InvalidRange',
  'NoSuchUpload',
] satisfies StoreErrorCode[])

/** What the SDK throws. Answers without a document have their status alone. */
interface SdkError extends Error {
  readonly status?: number
  readonly code?: string
}

/** The SDK's answer; anything else is a `StoreError` that names the call. */
const answerOf = <T>(method: string, key: string, answer: Promise<T>): Promise<T> =>
  answer.catch((cause: SdkError) => {
    const { status = -1, code = '', message } = cause
    if (status <= 0)
      throw new StoreError(
        'StoreUnavailable',
        `OSS did not answer ${method} ${key}; try again later.`,
        { cause },
      )
    const known = status === 416 ? 'InvalidRange' : code
    const why = code ? `${code}: ${message}` : `status ${status}`
    throw new StoreError(
      TOLD.has(known) ? (known as StoreErrorCode) : 'StoreUnavailable',
      `OSS refused ${method} ${key} (${why}).`,
      { cause },
    )
  })

/** Null where there is no such object. */
const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: StoreError) => {
    const { status, code } = (error.cause ?? {}) as SdkError
    if (status === 404 && (code === undefined || code === 'NoSuchKey')) return null
    throw error
  })
