import { expect, test } from 'vitest'
import { authenticatorUri, codeOf, stepOf, toBase32 } from './totp.ts'

/** The secret of the examples of RFC 4226 and 6238. */
const secret = new TextEncoder().encode('12345678901234567890')

test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
  [Math.floor(59 / 30), '287082'],
  [Math.floor(1111111109 / 30), '081804'],
  [Math.floor(1234567890 / 30), '005924'],
  [Math.floor(20000000000 / 30), '353130'],
])('the code of step %i is %s, as the standards write it', (step, code) => {
  expect(codeOf(secret, step)).toBe(code)
})

test('a code holds for its step and one beside, no further', () => {
  const now = 1111111109_000
  const step = Math.floor(now / 30_000)
  for (const away of [-1, 0, 1])
    expect(stepOf(secret, codeOf(secret, step + away), now)).toBe(step + away)
  for (const away of [-2, 2]) expect(stepOf(secret, codeOf(secret, step + away), now)).toBeNull()
  expect(stepOf(secret, '', now)).toBeNull()
})

test('the secret is told as authenticators take it in', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(toBase32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI')
  expect(authenticatorUri(secret, 'lin')).toBe(
    'otpauth://totp/Masthead%3Alin?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Masthead',
  )
})
