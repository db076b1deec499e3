import { type AliyunStsOptions, assumeRole, uploadPolicy } from './aliyunSts.ts'
import { type Credentials, issueCredentials, signForm } from './credentials.ts'
import { randomBytes, toBase64, toHex } from './encoding.ts'
import { writePolicy } from './formPolicy.ts'
import { hmac } from './hmac.ts'

/** What upload credentials are asked for: `user` below `prefix` (ends with `/`), for so long. */
export interface UploadWish {
  user: string
  prefix: string
  ttlMs: number
}

/** A signed policy for an upload by form, under the names that OSS's own examples use. */
export interface SignedForm {
  accessid: string
  policy: string
  signature: string
}

/** Gives out what a browser uploads with. The permanent secret never leaves it. */
export interface CredentialIssuer {
  issue(wish: UploadWish): Promise<Credentials>
  /** Signs a form for files of up to `most` bytes. */
  signForm(wish: UploadWish & { most: number }): Promise<SignedForm>
}

/** Credentials of the embedded store. */
export function embeddedIssuer(options: {
  secret: string
  bucket: string
  clock: () => Date
}): CredentialIssuer {
  const { secret, bucket, clock } = options
  return {
    issue: (wish) => issueCredentials({ ...wish, secret, now: clock() }),
    async signForm({ prefix, ttlMs, most }) {
      const accessid = `FORM.${toHex(randomBytes(12))}`
      const policy = writePolicy({ bucket, dir: prefix, expires: after(clock(), ttlMs), most })
      return { accessid, policy, signature: await signForm(secret, accessid, policy) }
    },
  }
}

/** Credentials of Alibaba Cloud: STS for uploads, and forms signed with the access key itself. */
export function aliyunIssuer(options: AliyunStsOptions & { bucket: string }): CredentialIssuer {
  const { bucket, accessKeyId, accessKeySecret, clock } = options
  return {
    issue({ user, prefix, ttlMs }) {
      const session = `portal-${user.replaceAll(/[^A-Za-z0-9.@_-]/g, '_')}`.slice(0, 64)
      const seconds = Math.max(900, Math.round(ttlMs / 1000))
      return assumeRole(options, { session, seconds, policy: uploadPolicy(bucket, prefix) })
    },
    async signForm({ prefix, ttlMs, most }) {
      const policy = writePolicy({ bucket, dir: prefix, expires: after(clock(), ttlMs), most })
      const signature = toBase64(await hmac('SHA-1', accessKeySecret, policy))
      return { accessid: accessKeyId, policy, signature }
    },
  }
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
