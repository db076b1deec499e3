import { expect, test } from 'vitest'
import { Sha256 } from './sha256.ts'

const whole = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000, 70_001])(
  'a content of %d bytes, taken in pieces, sums up as Web Crypto says',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 3)) & 255)
    const pieces = new Sha256()
    for (let at = 0, step = 1; at < length; at += step, step = (step * 7) % 251)
      pieces.update(bytes.subarray(at, at + step))
    expect(pieces.digest()).toBe(await whole(bytes))
  },
)
