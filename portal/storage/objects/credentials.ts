import { fromBase64, randomBytes, toBase64, toBase64Url, toHex, utf8 } from './encoding.ts'
import { hmac, sameText } from './hmac.ts'
import { OssError } from './ossError.ts'

/** Temporary credentials under the names that `ali-oss` and STS know. `expiration` is ISO 8601. */
export interface Credentials {
  AccessKeyId: string
  AccessKeySecret: string
  StsToken: string
  expiration: string
}

/** What credentials are good for. `upload` writes below `prefix`; `all` also lists and removes there. */
export interface Scope {
  id: string
  user: string
  prefix: string
  rights: 'upload' | 'all'
  /** Milliseconds since 1970. */
  expires: number
}

/**
 * Makes credentials that need not be remembered: the token says who, where and until when, is signed
 * with `secret`, and the access key's secret follows from it.
 * @param prefix where they are good: a folder that ends with `/`, or empty for everywhere
 * @param ttlMs how long they are good for, from `now` on
 */
export async function issueCredentials(options: {
  secret: string
  user: string
  prefix: string
  ttlMs: number
  now: Date
  rights?: Scope['rights']
}): Promise<Credentials> {
  const { secret, user, prefix, rights = 'upload' } = options
  if (prefix !== '' && !prefix.endsWith('/')) {
    throw new Error(
      `Credentials below ${prefix} would reach its neighbours too; end the prefix with "/".`,
    )
  }
  const expires = options.now.getTime() + options.ttlMs
  const scope: Scope = { id: `STS.${toHex(randomBytes(12))}`, user, prefix, rights, expires }
  const payload = toBase64Url(utf8(JSON.stringify(scope)))
  return {
    AccessKeyId: scope.id,
    AccessKeySecret: await secretOf(secret, payload),
    StsToken: `${payload}.${await sealOf(secret, payload)}`,
    expiration: new Date(expires).toISOString(),
  }
}

/**
 * Reads a token back into what it is good for and the secret that its requests are signed with.
 * Throws `InvalidSecurityToken` for one not ours, `InvalidAccessKeyId` for another's id,
 * `SecurityTokenExpired` when its time is over.
 * @param secrets the current secret and earlier ones whose tokens are still good
 */
export async function verifyCredentials(options: {
  secrets: readonly string[]
  accessKeyId: string
  stsToken: string
  now: Date
}): Promise<{ scope: Scope; secret: string }> {
  const [payload = '', seal = ''] = options.stsToken.split('.')
  const root = await rootOf(options.secrets, payload, seal)
  if (root === null)
    throw new OssError('InvalidSecurityToken', 'The security token is not one of this store.')
  const scope = JSON.parse(new TextDecoder().decode(fromBase64(payload)!)) as Scope
  if (scope.id !== options.accessKeyId)
    throw new OssError('InvalidAccessKeyId', unknownKey(options.accessKeyId))
  if (scope.expires <= options.now.getTime()) {
    const until = new Date(scope.expires).toISOString()
    throw new OssError(
      'SecurityTokenExpired',
      `The security token ran out at ${until}; ask for a new one.`,
    )
  }
  return { scope, secret: await secretOf(root, payload) }
}

/** What is said of an access key that nobody issued. */
export function unknownKey(accessKeyId: string): string {
  return `The access key ${accessKeyId.slice(0, 40)} does not exist, or came without its security token.`
}

/**
 * Signs the policy of a form upload for an access key, so that the form needs no security token.
 * The secret behind it never leaves the portal: a policy that verifies is one the portal wrote.
 */
export async function signForm(
  secret: string,
  accessKeyId: string,
  policy: string,
): Promise<string> {
  return toBase64(
    await hmac('SHA-1', toHex(await hmac('SHA-256', secret, `form\n${accessKeyId}`)), policy),
  )
}

async function rootOf(
  secrets: readonly string[],
  payload: string,
  seal: string,
): Promise<string | null> {
  for (const secret of secrets) if (sameText(seal, await sealOf(secret, payload))) return secret
  return null
}

async function sealOf(secret: string, payload: string): Promise<string> {
  return toBase64Url(await hmac('SHA-256', secret, `token\n${payload}`))
}

async function secretOf(secret: string, payload: string): Promise<string> {
  return toBase64Url(await hmac('SHA-256', secret, `key\n${payload}`))
}
