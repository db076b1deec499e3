import { dateV4, encodedPath, strictEncode, V4 } from '#derive/ossV4.ts'
import type { Body, StoreAddress } from './objectStore.ts'
import { bareRegion, credentialScope, signatureV4 } from './signatureV4.ts'
import { StoreError, type StoreErrorCode } from './storeError.ts'
import { readXml, textOf, type XmlNode } from './xml.ts'

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
  fetch?: typeof fetch
  clock: () => Date
}

/** A call of the service. `accept` lists statuses besides 2xx that are answers and no errors. */
export interface AliyunCall {
  method: string
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Body | string
  accept?: readonly number[]
}

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

/** Where the bucket is. */
export function aliyunAddress(options: AliyunStoreOptions): StoreAddress {
  const { region, bucket, style = 'host' } = options
  return { region, bucket, endpoint: options.endpoint ?? `https://${region}.aliyuncs.com`, style }
}

/** Signs and sends a call. Anything but its answer is a `StoreError`; redirects are not followed. */
export async function aliyunRequest(
  options: AliyunStoreOptions,
  call: AliyunCall,
): Promise<Response> {
  const send = options.fetch ?? fetch
  const headers = await signedHeaders(options, call)
  const init: RequestInit & { duplex?: 'half' } = {
    method: call.method,
    headers,
    redirect: 'error',
  }
  if (call.body !== undefined) {
    init.body = call.body as BodyInit
    init.duplex = 'half'
  }
  const response = await beforeTimeout(options.timeout ?? 60_000, (signal) =>
    send(addressOf(options, call), { ...init, signal }),
  ).catch((error: unknown) => {
    throw new StoreError(
      'StoreUnavailable',
      `OSS did not answer ${call.method} ${call.key ?? ''}; try again later.`,
      { cause: error },
    )
  })
  if (response.ok || call.accept?.includes(response.status)) return response
  throw refusal(call, response.status, await response.text())
}

/** The document that an answer bears. */
export async function documentOf(response: Response): Promise<XmlNode> {
  const root = readXml(await response.text())
  if (root) return root
  throw new StoreError(
    'StoreUnavailable',
    'OSS answered with something that is no XML of its protocol.',
  )
}

/** The limit is on the answer's beginning: a large object may take longer to read. */
async function beforeTimeout(
  limit: number,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), limit)
  try {
    return await send(control.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function signedHeaders(options: AliyunStoreOptions, call: AliyunCall): Promise<Headers> {
  const scope = { date: dateV4(options.clock()), region: bareRegion(options.region) }
  const headers = new Headers(call.headers)
  headers.set('x-oss-date', scope.date)
  headers.set('x-oss-content-sha256', 'UNSIGNED-PAYLOAD')
  if (options.stsToken) headers.set('x-oss-security-token', options.stsToken)
  const { method, key = '' } = call
  const query = new URLSearchParams(call.query)
  const parts = { method, bucket: options.bucket, key, query, headers }
  const signature = await signatureV4(options.accessKeySecret, parts, scope)
  headers.set(
    'authorization',
    `${V4} Credential=${options.accessKeyId}/${credentialScope(scope)},Signature=${signature}`,
  )
  return headers
}

function addressOf(options: AliyunStoreOptions, { key = '', query = {} }: AliyunCall): string {
  const { bucket, endpoint, style } = aliyunAddress(options)
  const url = new URL(endpoint)
  if (style === 'host') url.host = `${bucket}.${url.host}`
  url.pathname = `${style === 'path' ? `/${bucket}` : ''}/${encodedPath(key)}`
  const pairs = Object.entries(query).map(([name, value]) =>
    value === '' ? strictEncode(name) : `${strictEncode(name)}=${strictEncode(value)}`,
  )
  url.search = pairs.join('&')
  return url.href
}

function refusal(call: AliyunCall, status: number, text: string): StoreError {
  const root = readXml(text)
  const code = root ? textOf(root, 'Code') : ''
  const why = root ? `${code}: ${textOf(root, 'Message')}` : `status ${status}`
  const message = `OSS refused ${call.method} ${call.key ?? ''} (${why}).`
  return new StoreError(TOLD.has(code) ? (code as StoreErrorCode) : 'StoreUnavailable', message)
}
