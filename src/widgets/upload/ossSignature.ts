import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A request as its signature sees it. Headers are named in lower case, `key` is not encoded. */
export interface Unsigned {
  readonly method: string
  readonly bucket: string
  readonly key: string
  readonly query: { readonly [name: string]: string }
  readonly headers: { readonly [name: string]: string }
}
export interface Signer {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  /** Such as `cn-hangzhou`. */
  readonly region: string
  readonly now: Date
}

const KIND = 'OSS4-HMAC-SHA256'
const UNSIGNED = 'UNSIGNED-PAYLOAD'

/**
 * The headers of a request to OSS, signed in its newer way (V4). The body is not part of the signature, so that a file
 * goes from the disk to the line without being read. Computed here and not by the browser, whose own hashes are missing
 * on a page without TLS.
 */
export function signedHeaders(request: Unsigned, signer: Signer): Record<string, string> {
  const date = `${signer.now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const headers = {
    ...request.headers,
    'x-oss-content-sha256': UNSIGNED,
    'x-oss-date': date,
    'x-oss-security-token': signer.stsToken,
  }
  const scope = [date.slice(0, 8), signer.region, 'oss', 'aliyun_v4_request']
  const asked = bytesToHex(sha256(utf8ToBytes(canonical({ ...request, headers }))))
  let key: Uint8Array = utf8ToBytes(`aliyun_v4${signer.accessKeySecret}`)
  for (const step of scope) key = signed(key, step)
  const signature = bytesToHex(signed(key, [KIND, date, scope.join('/'), asked].join('\n')))
  const credential = [signer.accessKeyId, ...scope].join('/')
  return { ...headers, authorization: `${KIND} Credential=${credential},Signature=${signature}` }
}

const signed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))

function canonical({ method, bucket, key, query, headers }: Unsigned): string {
  const lines = Object.entries(headers)
    .filter(([name]) => name === 'content-type' || name.startsWith('x-oss-'))
    .sort(byName)
    .map(([name, value]) => `${name}:${value.trim()}\n`)
  const path = pathOf(`/${bucket}/${key}`)
  return [method, path, queryOf(query), lines.join(''), '', UNSIGNED].join('\n')
}

/** A path whose every part is percent-encoded as OSS wants it. */
export const pathOf = (path: string): string => encoded(path).replaceAll('%2F', '/')

/** A query in the order it is signed in. */
export const queryOf = (query: Unsigned['query']): string =>
  Object.entries(query)
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(byName)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&')

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1

/** Everything but letters, digits and `-_.~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
