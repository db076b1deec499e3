import { type Credentials, issueCredentials, signForm } from './credentials.ts'
import { randomBytes, toHex } from './encoding.ts'
import { writePolicy } from './formPolicy.ts'

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

/** So many milliseconds later. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
