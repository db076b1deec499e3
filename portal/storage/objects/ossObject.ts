import { guardBody } from './guardBody.ts'
import { conditionOf } from './httpCondition.ts'
import { rangeOf } from './httpRange.ts'
import type { ObjectHead } from './objectStore.ts'
import { isInlineType } from './objectType.ts'
import { OssError } from './ossError.ts'
import { type Exchange, mayManage, mayRead, mayWrite, writesOnce } from './ossExchange.ts'

/** Bytes of an object, sent at once or in parts. */
export const LARGEST = 2 * 1024 ** 3

/** PUT: writes an object from the body. */
export async function putObject(exchange: Exchange): Promise<Response> {
  const { request, key, headers, options } = exchange
  mayWrite(exchange)
  if (headers.has('x-oss-copy-source'))
    throw new OssError('NotImplemented', 'Objects are not copied here; send the content.')
  await refuseOverwrite(exchange)
  const body = guardBody(request, options.limits?.object ?? LARGEST)
  const type = headers.get('content-type') ?? ''
  const head = await options.store.put(key, body, { type, once: writesOnce(exchange) })
  return new Response(null, { headers: { ETag: `"${head.etag}"` } })
}

/** With `x-oss-forbid-overwrite: true`, refuses to replace what is there. */
export async function refuseOverwrite({ key, headers, options }: Exchange): Promise<void> {
  if (headers.get('x-oss-forbid-overwrite') !== 'true' || !(await options.store.head(key))) return
  throw new OssError('FileAlreadyExists', `${key} exists already and is not to be replaced.`)
}

/** GET: the content or a range of it. Pictures, sounds and films are open to everybody who knows the key; documents are not. */
export async function getObject(exchange: Exchange): Promise<Response> {
  const { key, headers, options } = exchange
  mayRead(exchange)
  const head = await readHead(exchange)
  const settled = conditionOf(headers, head)
  if (settled) return new Response(null, { status: settled, headers: cacheHeaders(head) })
  const range = rangeOf(headers, head)
  const stored = await options.store.get(key, range ?? undefined)
  if (!stored) throw noSuchKey(key)
  const answer = new Headers(objectHeaders(stored))
  if (!stored.range) return new Response(stored.body, { headers: answer })
  const { start, end } = stored.range
  answer.set('Content-Range', `bytes ${start}-${end}/${stored.size}`)
  answer.set('Content-Length', String(end - start + 1))
  return new Response(stored.body, { status: 206, headers: answer })
}

/** HEAD: what is known of an object. */
export async function headObject(exchange: Exchange): Promise<Response> {
  mayRead(exchange)
  const head = await readHead(exchange)
  const settled = conditionOf(exchange.headers, head)
  return new Response(
    null,
    settled ? { status: settled, headers: cacheHeaders(head) } : { headers: objectHeaders(head) },
  )
}

/** What is known of an object that may be read. */
async function readHead(exchange: Exchange): Promise<ObjectHead> {
  const head = await headOf(exchange)
  const { key, caller, options } = exchange
  if (!caller && (await options.isWithdrawn?.(key))) throw noSuchKey(key)
  return head
}

/** DELETE: removes an object; also one that is not there. */
export async function removeObject(exchange: Exchange): Promise<Response> {
  mayManage(exchange, exchange.key)
  await exchange.options.store.remove(exchange.key)
  return new Response(null, { status: 204 })
}

async function headOf({ key, options }: Exchange): Promise<ObjectHead> {
  const head = await options.store.head(key)
  if (!head) throw noSuchKey(key)
  return head
}

function noSuchKey(key: string): OssError {
  return new OssError('NoSuchKey', `There is no object ${key}.`, { details: { Key: key } })
}

function cacheHeaders(head: ObjectHead): Record<string, string> {
  return {
    ETag: `"${head.etag}"`,
    'Last-Modified': head.modified.toUTCString(),
    'Cache-Control': 'public, max-age=86400',
  }
}

function objectHeaders(head: ObjectHead): Record<string, string> {
  return {
    ...cacheHeaders(head),
    'Content-Type': head.type,
    'Content-Length': String(head.size),
    'Accept-Ranges': 'bytes',
    'x-oss-object-type': head.etag.includes('-') ? 'Multipart' : 'Normal',
    ...(isInlineType(head.type) ? {} : { 'Content-Disposition': 'attachment' }),
  }
}
