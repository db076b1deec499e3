import { toHex } from './encoding.ts'
import { hmac, sha256Hex } from './hmac.ts'
import type { SignedParts } from './signedParts.ts'

export const V4 = 'OSS4-HMAC-SHA256'

/** When and where a signature of the newer kind holds: `date` as 20261121T093000Z, `region` as cn-hangzhou. */
export interface ScopeV4 {
  date: string
  region: string
  /** Names of headers that are signed besides those always are, lower case and sorted. */
  additional?: readonly string[]
}

/** The signature of the newer kind (HMAC-SHA256), in hexadecimal. */
export async function signatureV4(
  secret: string,
  request: SignedParts,
  scope: ScopeV4,
): Promise<string> {
  const hashed = await sha256Hex(canonicalRequest(request, scope.additional ?? []))
  return signTextV4(secret, [V4, scope.date, credentialScope(scope), hashed].join('\n'), scope)
}

/** Signs any text (the policy of a form) with the key of that day and region. */
export async function signTextV4(
  secret: string,
  text: string,
  { date, region }: ScopeV4,
): Promise<string> {
  let key = await hmac('SHA-256', `aliyun_v4${secret}`, date.slice(0, 8))
  for (const step of [region, 'oss', 'aliyun_v4_request']) key = await hmac('SHA-256', key, step)
  return toHex(await hmac('SHA-256', key, text))
}

/** What follows the access key's id in a credential: `20261121/cn-hangzhou/oss/aliyun_v4_request`. */
export function credentialScope({ date, region }: ScopeV4): string {
  return `${date.slice(0, 8)}/${region}/oss/aliyun_v4_request`
}

/** A moment as signatures of this kind write it. */
export function dateV4(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A region as signatures write it, without the `oss-` of endpoints. */
export function bareRegion(region: string): string {
  return region.replace(/^oss-/, '')
}

function canonicalRequest(request: SignedParts, additional: readonly string[]): string {
  const { method, bucket, key, headers } = request
  return [
    method,
    strictEncode(`/${bucket}/${key}`).replaceAll('%2F', '/'),
    canonicalQuery(request.query),
    canonicalHeaders(headers, additional),
    additional.join(';'),
    headers.get('x-oss-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]) => [strictEncode(name), strictEncode(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&')
}

function canonicalHeaders(headers: Headers, additional: readonly string[]): string {
  const always = (name: string) =>
    name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-')
  return [...headers]
    .filter(([name]) => always(name) || additional.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}:${value.trim()}\n`)
    .join('')
}

/** Percent-encoding of everything but letters, digits and `-_.~`. */
export function strictEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
