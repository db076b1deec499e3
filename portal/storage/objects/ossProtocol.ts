import { Hono } from 'hono'
import { randomBytes, toHex } from './encoding.ts'
import { checkKey } from './objectKey.ts'
import { authenticate } from './ossAuthentication.ts'
import { listObjects, listUploads } from './ossBucket.ts'
import { preflight, withCors } from './ossCors.ts'
import { errorResponse, OssError, toOssError } from './ossError.ts'
import type { Exchange, OssProtocolOptions } from './ossExchange.ts'
import { postForm } from './ossForm.ts'
import { abortUpload, beginUpload, completeUpload, listParts, putPart } from './ossMultipart.ts'
import { getObject, headObject, putObject, removeObject } from './ossObject.ts'
import type { SignedParts } from './signedParts.ts'

export type { OssProtocolOptions } from './ossExchange.ts'

type Call = (exchange: Exchange) => Promise<Response>

/** Calls on an object, by method and the query parameter that tells them apart. */
const OBJECT_CALLS: Readonly<Record<string, Call>> = {
  GET: getObject,
  HEAD: headObject,
  PUT: putObject,
  DELETE: removeObject,
  'POST uploads': beginUpload,
  'PUT uploadId': putPart,
  'GET uploadId': listParts,
  'POST uploadId': completeUpload,
  'DELETE uploadId': abortUpload,
}

const BUCKET_CALLS: Readonly<Record<string, Call>> = {
  GET: listObjects,
  'GET uploads': listUploads,
  POST: postForm,
}

/** Parts of OSS that nobody here needs; said so rather than answered wrongly. */
const NOT_SERVED = [
  'acl',
  'append',
  'delete',
  'objectMeta',
  'restore',
  'symlink',
  'tagging',
  'versionId',
]

/** Uploads come from anybody: whatever they hold must do nothing on the origin it is read from. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/**
 * Serves an object store in the language of Alibaba Cloud OSS, as `ali-oss` with `sldEnable: true`
 * speaks it: below `/<bucket>/` of wherever it is mounted, which must be the root of the origin, since
 * `ali-oss` drops the path of an endpoint. Pictures, sounds and films are read by key; writing takes a signature, of the
 * older or the newer kind, by header, address or form.
 */
export function ossProtocol(options: OssProtocolOptions): Hono {
  const app = new Hono()
  app.all(`/${options.store.describe().bucket}/*`, (c) => answer(c.req.raw, options))
  return app
}

async function answer(request: Request, options: OssProtocolOptions): Promise<Response> {
  const id = toHex(randomBytes(12)).toUpperCase()
  const response = await respond(request, options).catch((thrown: unknown) => {
    const error = toOssError(thrown)
    if (error.code === 'InternalError') options.report?.(thrown, id)
    return errorResponse(error, { method: request.method, host: new URL(request.url).host, id })
  })
  response.headers.set('x-oss-request-id', id)
  for (const [name, value] of Object.entries(HARMLESS)) response.headers.set(name, value)
  return withCors(response, request, options.cors)
}

async function respond(request: Request, options: OssProtocolOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request)
  const parts = partsOf(request, options.store.describe().bucket)
  const caller = await authenticate(parts, options)
  const call = callFor(parts)
  return call({ ...parts, request, caller, options })
}

function callFor({ method, key, query }: SignedParts): Call {
  const missing = NOT_SERVED.find((name) => query.has(name))
  if (missing) throw new OssError('NotImplemented', `The call ?${missing} is not served here.`)
  const part = ['uploads', 'uploadId'].find((name) => query.has(name))
  const calls = key === '' ? BUCKET_CALLS : OBJECT_CALLS
  const call = calls[part ? `${method} ${part}` : method]
  if (call) return call
  throw new OssError(
    'MethodNotAllowed',
    `${method} ${part ? `?${part} ` : ''}is no call on ${key ? 'an object' : 'the bucket'}.`,
  )
}

function partsOf(request: Request, bucket: string): SignedParts {
  const url = new URL(request.url)
  const raw = url.pathname.slice(`/${bucket}/`.length)
  const key = decode(raw)
  if (key !== '') checkKey(key)
  return { method: request.method, bucket, key, query: url.searchParams, headers: request.headers }
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    throw new OssError('InvalidObjectName', `${raw.slice(0, 80)} is no percent-encoded UTF-8.`)
  }
}
