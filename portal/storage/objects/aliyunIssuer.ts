import { type AliyunStsOptions, assumeRole, uploadPolicy } from './aliyunSts.ts'
import { after, type CredentialIssuer } from './credentialIssuer.ts'
import { toBase64 } from './encoding.ts'
import { writePolicy } from './formPolicy.ts'
import { hmac } from './hmac.ts'

/** Credentials of Alibaba Cloud: STS for uploads, and forms signed with the access key itself. */
export function aliyunIssuer(
  options: AliyunStsOptions & { bucket: string; clock: () => Date },
): CredentialIssuer {
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
