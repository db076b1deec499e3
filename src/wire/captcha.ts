/** Something to read or to listen to, and the id to send along with the answer. */
export interface Captcha {
  readonly captchaId: string
  /** A data address. */
  readonly image?: string
  /** A WAV file in base64. */
  readonly sound?: string
}
