import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'

/** How long a code is shown, in milliseconds, and how many digits it has: what every authenticator takes as usual. */
const STEP = 30_000
const DIGITS = 6
/** A clock may be so many steps ahead or behind. */
const AROUND = 1

/** The code of a step, by RFC 4226: HMAC-SHA-1 over the step's number, cut to six digits. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = new Uint8Array(8)
  new DataView(counter.buffer).setBigUint64(0, BigInt(step))
  const sum = hmac(sha1, secret, counter)
  const at = (sum[19] ?? 0) & 0xf
  const word = new DataView(sum.buffer, sum.byteOffset).getUint32(at) & 0x7fffffff
  return String(word % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step whose code this is, around a moment in milliseconds; null where it is none. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const current = Math.floor(now / STEP)
  for (let step = current - AROUND; step <= current + AROUND; step++)
    if (codeOf(secret, step) === code) return step
  return null
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as authenticators take them in: Base32, without filling. */
export function toBase32(bytes: Uint8Array): string {
  let [text, bits, held] = ['', 0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += LETTERS[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text
}

/** What an authenticator reads from the picture: whose code it is, and its secret. */
export function authenticatorUri(secret: Uint8Array, username: string): string {
  const label = encodeURIComponent(`Masthead:${username}`)
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Masthead`
}
