import { expect, test } from 'vitest'
import { hashPassword, isPassword, oneTimePassword, weakness } from './password.ts'

test('a password has ten characters or more, up to 128, of whatever signs there are', () => {
  expect(weakness('Short-7ab')?.[1]).toMatch(/at least 10/)
  expect(weakness('船过万重山 Horse 7')).toBeUndefined()
  expect(weakness(`${'Correct horse '.repeat(5)}7`)).toBeUndefined()
  expect(weakness(`Aa7${'x'.repeat(126)}`)?.[1]).toMatch(/at most 128/)
  expect(weakness('Lin.mei-2026-x', 'lin.mei')?.[1]).toMatch(/username/)
})

test('it is taken letter by letter: neither cut, nor trimmed, nor in another case', async () => {
  const password = `  ${'Correct-Horse-'.repeat(6)}7 `
  const hash = await hashPassword(password, 10)
  expect(hash).toMatch(/^pbkdf2-sha512\$10\$/)
  expect(await isPassword(password, hash)).toBe(true)
  for (const other of [password.trim(), password.slice(0, -2), password.toLowerCase()])
    expect(await isPassword(other, hash)).toBe(false)
})

test('a one-time password has more than 128 random bits, in letters that read alike to nobody', () => {
  const made = Array.from({ length: 200 }, oneTimePassword)
  expect(new Set(made).size).toBe(200)
  const letters = new Set(made.join('').replaceAll('-', ''))
  expect(24 * Math.log2(letters.size)).toBeGreaterThan(128)
  for (const one of made) {
    expect(one).toMatch(/^(\w{4}-){5}\w{4}$/)
    expect(weakness(one)).toBeUndefined()
  }
})
