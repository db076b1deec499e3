import type { CredentialIssuer } from './credentialIssuer.ts'
import { randomBytes, toHex } from './encoding.ts'
import { hmac } from './hmac.ts'
import type { ObjectStore } from './objectStore.ts'

/** What a browser uploads with, under the names the known calls give. */
export interface UploadModel {
  region: string
  bucket: string
  AccessKeyId: string
  AccessKeySecret: string
  StsToken: string
  /** Where object names begin; ends with `/`. New and not to be guessed with every token. */
  uploadPath: string
  endpoint: string
  /** ISO 8601. */
  expiration: string
}

/** What an upload by form needs; `expire` is in seconds since 1970, `dir` ends with `/`. */
export interface FormModel {
  host: string
  policy: string
  accessid: string
  signature: string
  expire: number
  dir: string
  region: string
  bucket: string
  AccessKeyId: string
  accessKeySecret: string
  stsToken: string
}

/** The first folder of an object: what it is. */
export type UploadKind = 'image' | 'audio' | 'video'

/** What tokens are made with. */
export interface UploadTokenOptions {
  store: ObjectStore
  issuer: CredentialIssuer
  /** Makes a user's folder unguessable; any secret of the portal that stays. */
  secret: string
  clock: () => Date
  /** How long a token is good for, in milliseconds; an hour unless told. */
  ttlMs?: number
}

const HOUR_MS = 60 * 60 * 1000
/** Audio is up to 100 MB (`spec` section 9); forms take no more. */
const FORM_MOST = 100 * 1024 ** 2

/**
 * Temporary credentials for one user's uploads. They reach all of the user's folder of that kind, so
 * that an upload broken off is resumed with the next token; new objects go into a folder of their own.
 * @param endpoint origin of the store as this browser sees it; the store's own unless told
 */
export async function uploadToken(
  options: UploadTokenOptions,
  wish: { user: string; kind: UploadKind; endpoint?: string },
): Promise<UploadModel> {
  const { region, bucket, endpoint } = options.store.describe()
  const { prefix, uploadPath } = await folderOf(options, wish)
  const ttlMs = options.ttlMs ?? HOUR_MS
  const credentials = await options.issuer.issue({ user: wish.user, prefix, ttlMs })
  return { region, bucket, endpoint: wish.endpoint ?? endpoint, ...credentials, uploadPath }
}

/** The same for an upload by form (`/oss/getAudioOss`); the form itself needs no token. */
export async function formToken(
  options: UploadTokenOptions,
  wish: { user: string; kind: UploadKind; endpoint?: string },
): Promise<FormModel> {
  const address = options.store.describe()
  const { prefix, uploadPath } = await folderOf(options, wish)
  const ttlMs = options.ttlMs ?? HOUR_MS
  const credentials = await options.issuer.issue({ user: wish.user, prefix, ttlMs })
  const form = { user: wish.user, prefix: uploadPath, ttlMs, most: FORM_MOST }
  return {
    ...(await options.issuer.signForm(form)),
    host: bucketAddress({ ...address, endpoint: wish.endpoint ?? address.endpoint }),
    expire: Math.floor((options.clock().getTime() + ttlMs) / 1000),
    dir: uploadPath,
    region: address.region,
    bucket: address.bucket,
    AccessKeyId: credentials.AccessKeyId,
    accessKeySecret: credentials.AccessKeySecret,
    stsToken: credentials.StsToken,
  }
}

/** The address of a bucket, without a slash at its end. */
export function bucketAddress({
  endpoint,
  bucket,
  style,
}: ReturnType<ObjectStore['describe']>): string {
  const url = new URL(endpoint)
  return style === 'path' ? `${url.origin}/${bucket}` : `${url.protocol}//${bucket}.${url.host}`
}

/** Below which a user's uploads lie, whatever they are. */
export const uploadPrefixes = async (secret: string, user: string): Promise<string[]> => [
  await prefixOf(secret, user, 'image'),
  await prefixOf(secret, user, 'audio'),
  await prefixOf(secret, user, 'video'),
]

/** A user's own folder of a kind, which nobody can guess; ends with `/`. */
export async function prefixOf(secret: string, user: string, kind: UploadKind): Promise<string> {
  const own = toHex(await hmac('SHA-256', secret, `folder\n${user}`)).slice(0, 16)
  return `${kind}/${own}/`
}

async function folderOf(
  { secret }: UploadTokenOptions,
  { user, kind }: { user: string; kind: UploadKind },
) {
  const prefix = await prefixOf(secret, user, kind)
  return { prefix, uploadPath: `${prefix}${toHex(randomBytes(8))}/` }
}
