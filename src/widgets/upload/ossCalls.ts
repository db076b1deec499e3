import { canonicalQuery } from '#derive/ossV4.ts'
import { type OssAddress, objectAddress, regionOf } from './ossAddress.ts'
import { type Signer, signedHeaders, type Unsigned } from './ossSignature.ts'

/** What requests are signed with until it ends. */
export interface OssKeys extends Pick<Signer, 'accessKeyId' | 'accessKeySecret' | 'stsToken'> {
  /** Milliseconds since 1970. */
  readonly expires: number
}
export interface OssOptions {
  /** A call that takes longer is given up, in milliseconds. */
  readonly timeout: number
  /** Keys are asked for anew once they end within so many milliseconds. */
  readonly ahead: number
  readonly keys: () => Promise<OssKeys>
}
export interface OssCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly query?: Unsigned['query']
  /** What the body, or the object that is begun, is. */
  readonly type?: string | undefined
  readonly body?: Blob | string
  /** Puts nothing in the place of what the key holds: `FileAlreadyExists`. */
  readonly once?: boolean
}
/** Resolves with the store's answer; rejects with its message, `status` and `code`, status −1 where nothing answered. */
export type OssCalls = (call: OssCall) => Promise<OssAnswer>
export interface OssAnswer {
  readonly etag: string
  readonly text: string
}

/** Signed calls on one object of Alibaba Cloud OSS, or of the portal's own store. */
export function ossCalls(address: OssAddress, options: OssOptions): OssCalls {
  const keys = keysKept(options)
  /** How far the clock here is behind the store's, in milliseconds. */
  let behind = 0
  const send = async ({ method, query = {}, type, body, once }: OssCall): Promise<OssAnswer> => {
    const { bucket, name: key } = address
    const headers: Unsigned['headers'] = {
      ...(type && { 'content-type': type }),
      ...(once && { 'x-oss-forbid-overwrite': 'true' }),
    }
    const signer = {
      ...(await keys()),
      region: regionOf(address),
      now: new Date(Date.now() + behind),
    }
    const answer = await answered(
      `${objectAddress(address)}?${canonicalQuery(Object.entries(query))}`.replace(/\?$/, ''),
      {
        method,
        headers: signedHeaders({ method, bucket, key, query, headers }, signer),
        body: body ?? null,
        signal: AbortSignal.timeout(options.timeout),
      },
    )
    if (answer.ok) return { etag: answer.headers.get('etag') ?? '', text: await answer.text() }
    throw refusal(answer.status, await answer.text())
  }
  return async (call) => {
    try {
      return await send(call)
    } catch (error) {
      const { code, serverTime } = error as Refusal
      if (code !== 'RequestTimeTooSkewed' || !serverTime) throw error
      behind = serverTime - Date.now()
      return send(call)
    }
  }
}

/** Keys that still hold; many parts that find them ending ask for new ones once. */
function keysKept({ ahead, keys }: OssOptions): () => Promise<OssKeys> {
  let asked: Promise<OssKeys> | undefined
  return async () => {
    const before = asked
    const held = await before?.catch(() => undefined)
    if (held && held.expires - Date.now() > ahead) return held
    // Another part may have asked while this one waited.
    if (asked === before) asked = keys()
    return asked as Promise<OssKeys>
  }
}

const answered = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() =>
    Promise.reject(Object.assign(new Error('No answer'), { status: -1 })),
  )

/** What the store refused with. */
interface Refusal extends Error {
  readonly status: number
  readonly code?: string
  /** By the store's clock, in milliseconds since 1970. */
  readonly serverTime?: number
}

function refusal(status: number, text: string): Refusal {
  const message = textOf(text, 'Message') || `HTTP ${status}`
  const code = textOf(text, 'Code')
  const serverTime = Date.parse(textOf(text, 'ServerTime'))
  return Object.assign(new Error(message), {
    status,
    ...(code && { code }),
    ...(serverTime && { serverTime }),
  })
}

const ENTITIES: { readonly [name: string]: string } = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The text of the first element of that name in an answer of the store; empty text where there is none. */
export const textOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(lt|gt|quot|amp);/g,
    (_, entity: string) => ENTITIES[entity] ?? '',
  )
