import { toBase64 } from './encoding.ts'
import { hmac } from './hmac.ts'
import type { SignedParts } from './signedParts.ts'

/** Query parameters that name a part of the resource and are therefore signed; others are not. */
const SIGNED = new Set(
  `acl append callback callback-var continuation-token delete objectMeta partNumber position
   response-cache-control response-content-disposition response-content-encoding
   response-content-language response-content-type response-expires restore security-token symlink
   tagging uploadId uploads versionId x-oss-process x-oss-traffic-limit`.split(/\s+/),
)

/**
 * The signature of the older kind (HMAC-SHA1), in Base64.
 * @param date what stands in the place of the date: the header, or for a signed address its `Expires`
 */
export async function signatureV1(
  secret: string,
  request: SignedParts,
  date: string,
): Promise<string> {
  const { method, headers } = request
  const lines = [
    method,
    headers.get('content-md5') ?? '',
    headers.get('content-type') ?? '',
    date,
    ...ossHeaders(headers),
    resourceOf(request),
  ]
  return toBase64(await hmac('SHA-1', secret, lines.join('\n')))
}

function ossHeaders(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => name.startsWith('x-oss-'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`)
}

function resourceOf({ bucket, key, query }: SignedParts): string {
  const signed = [...query]
    .filter(([name]) => SIGNED.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
  return `/${bucket}/${key}${signed.length > 0 ? '?' : ''}${signed.join('&')}`
}
