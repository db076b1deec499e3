import { canonicalV4, scopeV4, V4 } from '#derive/ossV4.ts'
import { toHex } from './encoding.ts'
import { hmac, sha256Hex } from './hmac.ts'
import type { SignedParts } from './signedParts.ts'

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
  const hashed = await sha256Hex(canonicalV4(request, scope.additional))
  return signTextV4(secret, [V4, scope.date, credentialScope(scope), hashed].join('\n'), scope)
}

/** Signs any text (the policy of a form) with the key of that day and region. */
export async function signTextV4(
  secret: string,
  text: string,
  { date, region }: ScopeV4,
): Promise<string> {
  const [day = '', ...steps] = scopeV4(date, region)
  let key = await hmac('SHA-256', `aliyun_v4${secret}`, day)
  for (const step of steps) key = await hmac('SHA-256', key, step)
  return toHex(await hmac('SHA-256', key, text))
}

/** What follows the access key's id in a credential: `20261121/cn-hangzhou/oss/aliyun_v4_request`. */
export function credentialScope({ date, region }: ScopeV4): string {
  return scopeV4(date, region).join('/')
}
