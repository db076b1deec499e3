import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalV4, dateV4, scopeV4, UNSIGNED, V4 } from '#derive/ossV4.ts'

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

/**
 * The headers of a request to OSS, signed in its newer way (V4). The body is not part of the signature, so that a file
 * goes from the disk to the line without being read. Computed here and not by the browser, whose own hashes are missing
 * on a page without TLS.
 */
export function signedHeaders(request: Unsigned, signer: Signer): Record<string, string> {
  const date = dateV4(signer.now)
  const headers = {
    ...request.headers,
    'x-oss-content-sha256': UNSIGNED,
    'x-oss-date': date,
    'x-oss-security-token': signer.stsToken,
  }
  const scope = scopeV4(date, signer.region)
  const query = Object.entries(request.query)
  const text = canonicalV4({ ...request, query, headers: Object.entries(headers) })
  const asked = bytesToHex(sha256(utf8ToBytes(text)))
  let key: Uint8Array = utf8ToBytes(`aliyun_v4${signer.accessKeySecret}`)
  for (const step of scope) key = signed(key, step)
  const signature = bytesToHex(signed(key, [V4, date, scope.join('/'), asked].join('\n')))
  const credential = [signer.accessKeyId, ...scope].join('/')
  return { ...headers, authorization: `${V4} Credential=${credential},Signature=${signature}` }
}

const signed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))
