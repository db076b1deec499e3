import type { Site } from './passkeys/site.ts'

/** What a sign-in sends. */
export interface Claim {
  readonly username: string
  readonly password: string
  readonly captchaId?: string
  readonly captcha?: string
  readonly code?: string
  /** Which request for a code by SMS it answers. */
  readonly codeRequest?: string
  /** What the browser answered by a passkey, as JSON, and at which site; no passkey is asked for without a site. */
  readonly passkey?: string
  readonly site?: Site
  /** The address it comes from. */
  readonly ip: string
}
