/** What a sign-in sends. */
export interface Claim {
  readonly username: string
  readonly password: string
  readonly captchaId?: string
  readonly captcha?: string
  readonly code?: string
  /** The address it comes from. */
  readonly ip: string
}
