import OSS from 'ali-oss'
import type { Credentials } from './credentials.ts'
import { StoreError } from './storeError.ts'

/** Who asks the Security Token Service, and for which role. */
export interface AliyunStsOptions {
  accessKeyId: string
  accessKeySecret: string
  /** The role whose rights are lent, such as `acs:ram::1234567890:role/uploader`. */
  roleArn: string
  /** `https://sts.aliyuncs.com` unless told. */
  endpoint?: string
}

/** What the credentials are for. STS takes 900 s to an hour unless the role allows more. */
export interface AssumeRole {
  /** Appears in the logs of the cloud; 2 to 64 letters, digits and `.@-_`. */
  session: string
  seconds: number
  /** Narrows the role further, in the policy language of RAM. */
  policy: object
}

const TIMEOUT = 10_000

/** Asks STS for temporary credentials of a role (AssumeRole). A refusal is a `StoreError`. */
export async function assumeRole(
  { roleArn, endpoint, accessKeyId, accessKeySecret }: AliyunStsOptions,
  { session, seconds, policy }: AssumeRole,
): Promise<Credentials> {
  const sts = new OSS.STS({ accessKeyId, accessKeySecret, ...(endpoint && { endpoint }) })
  const { credentials } = await sts
    .assumeRole(roleArn, policy, seconds, session, { timeout: TIMEOUT, ctx: undefined })
    .catch((cause: Error & { status?: number }) => {
      throw new StoreError('StoreUnavailable', wordsOf(cause), { cause })
    })
  const { AccessKeyId, AccessKeySecret, SecurityToken, Expiration } = credentials
  return { AccessKeyId, AccessKeySecret, StsToken: SecurityToken, expiration: Expiration }
}

const wordsOf = ({ status = -1, message }: { status?: number; message: string }): string =>
  status > 0
    ? `STS gave no credentials (${message}); check the access key, the role and its trust.`
    : 'STS did not answer; try again later.'

/** A policy that lets a role write below one prefix of a bucket, and look after its parts. */
export function uploadPolicy(bucket: string, prefix: string): object {
  const actions = ['PutObject', 'AbortMultipartUpload', 'ListParts']
  const Action = actions.map((action) => `oss:${action}`)
  return {
    Version: '1',
    Statement: [{ Effect: 'Allow', Action, Resource: [`acs:oss:*:*:${bucket}/${prefix}*`] }],
  }
}
