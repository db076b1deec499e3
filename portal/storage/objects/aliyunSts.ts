import { strictEncode } from '#derive/ossV4.ts'
import type { Credentials } from './credentials.ts'
import { randomBytes, toBase64, toHex } from './encoding.ts'
import { hmac } from './hmac.ts'
import { StoreError } from './storeError.ts'

/** Who asks the Security Token Service, and for which role. */
export interface AliyunStsOptions {
  accessKeyId: string
  accessKeySecret: string
  /** The role whose rights are lent, such as `acs:ram::1234567890:role/uploader`. */
  roleArn: string
  /** `https://sts.aliyuncs.com` unless told. */
  endpoint?: string
  fetch?: typeof fetch
  clock: () => Date
}

/** What the credentials are for. STS takes 900 s to an hour unless the role allows more. */
export interface AssumeRole {
  /** Appears in the logs of the cloud; 2 to 64 letters, digits and `.@-_`. */
  session: string
  seconds: number
  /** Narrows the role further, in the policy language of RAM. */
  policy: object
}

/** Asks STS for temporary credentials of a role (AssumeRole). A refusal is a `StoreError`. */
export async function assumeRole(
  options: AliyunStsOptions,
  wanted: AssumeRole,
): Promise<Credentials> {
  const send = options.fetch ?? fetch
  const body = await signedBody(options, wanted)
  const response = await send(options.endpoint ?? 'https://sts.aliyuncs.com', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new StoreError('StoreUnavailable', 'STS did not answer; try again later.', {
      cause: error,
    })
  })
  return credentialsOf(response.status, await response.json().catch(() => null))
}

/** A policy that lets a role write below one prefix of a bucket, and look after its parts. */
export function uploadPolicy(bucket: string, prefix: string): object {
  const actions = ['PutObject', 'AbortMultipartUpload', 'ListParts']
  const Action = actions.map((action) => `oss:${action}`)
  return {
    Version: '1',
    Statement: [{ Effect: 'Allow', Action, Resource: [`acs:oss:*:*:${bucket}/${prefix}*`] }],
  }
}

async function signedBody(options: AliyunStsOptions, wanted: AssumeRole): Promise<string> {
  const fields = {
    Action: 'AssumeRole',
    RoleArn: options.roleArn,
    RoleSessionName: wanted.session,
    DurationSeconds: String(wanted.seconds),
    Policy: JSON.stringify(wanted.policy),
    Format: 'JSON',
    Version: '2015-04-01',
    AccessKeyId: options.accessKeyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: toHex(randomBytes(16)),
    Timestamp: `${options.clock().toISOString().slice(0, 19)}Z`,
  }
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${strictEncode(name)}=${strictEncode(value)}`,
  )
  const query = pairs.sort().join('&')
  const toSign = `POST&${strictEncode('/')}&${strictEncode(query)}`
  const signature = toBase64(await hmac('SHA-1', `${options.accessKeySecret}&`, toSign))
  return `${query}&Signature=${strictEncode(signature)}`
}

type Answer = {
  Code?: string
  Message?: string
  Credentials?: {
    AccessKeyId: string
    AccessKeySecret: string
    SecurityToken: string
    Expiration: string
  }
} | null

function credentialsOf(status: number, answer: Answer): Credentials {
  if (answer?.Credentials) {
    const { AccessKeyId, AccessKeySecret, SecurityToken, Expiration } = answer.Credentials
    return { AccessKeyId, AccessKeySecret, StsToken: SecurityToken, expiration: Expiration }
  }
  const why = answer?.Code ? `${answer.Code}: ${answer.Message}` : `status ${status}`
  throw new StoreError(
    'StoreUnavailable',
    `STS gave no credentials (${why}); check the access key, the role and its trust.`,
  )
}
