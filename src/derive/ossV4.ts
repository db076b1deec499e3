/** How requests to Alibaba Cloud OSS are written for their newer signature (V4): who signs and who checks agree on it. */
export const V4 = 'OSS4-HMAC-SHA256'
export const UNSIGNED = 'UNSIGNED-PAYLOAD'

/** What of a request is signed. `key` is decoded, and empty for the bucket itself; header names are in lower case. */
export interface CanonicalParts {
  readonly method: string
  readonly bucket: string
  readonly key: string
  readonly query: Iterable<readonly [name: string, value: string]>
  readonly headers: Iterable<readonly [name: string, value: string]>
}

/** The text whose hash is signed; `additional` names headers beside those that always are, sorted. */
export function canonicalV4(request: CanonicalParts, additional: readonly string[] = []): string {
  const headers = [...request.headers]
  const [, payload = UNSIGNED] = headers.find(([name]) => name === 'x-oss-content-sha256') ?? []
  return [
    request.method,
    encodedPath(`/${request.bucket}/${request.key}`),
    canonicalQuery(request.query),
    canonicalHeaders(headers, additional),
    additional.join(';'),
    payload,
  ].join('\n')
}

/** A query in the order it is signed in, without the signature itself. */
export const canonicalQuery = (query: CanonicalParts['query']): string =>
  [...query]
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]) => [strictEncode(name), strictEncode(value)] as const)
    .sort(byName)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&')

function canonicalHeaders(headers: CanonicalParts['headers'], additional: readonly string[]) {
  const always = (name: string) =>
    name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-')
  return [...headers]
    .filter(([name]) => always(name) || additional.includes(name))
    .sort(byName)
    .map(([name, value]) => `${name}:${value.trim()}\n`)
    .join('')
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1

/** What a secret is hashed with, one after the other: day, region, service. */
export const scopeV4 = (date: string, region: string): readonly string[] => [
  date.slice(0, 8),
  region,
  'oss',
  'aliyun_v4_request',
]

/** A moment as signatures of this kind write it: 20261121T093000Z. */
export const dateV4 = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A path whose every part is encoded. */
export const encodedPath = (path: string): string => strictEncode(path).replaceAll('%2F', '/')

/** Percent-encoding of everything but letters, digits and `-_.~`. */
export const strictEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
