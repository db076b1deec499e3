import { expect, test } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

const token = 'kJ8s-_Zx0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456A'

test.each([
  [
    'https://a.cn/auth-redirect?ticket=abc&redirect=%2Fhome',
    'https://a.cn/auth-redirect?ticket=***&redirect=%2Fhome',
  ],
  ['X-Token: abc', 'X-Token: ***'],
  ['{"username":"lin","password":"Horse 7"}', '{"username":"lin","password":***}'],
  [`Bearer ${token}`, 'Bearer ***'],
  [`the token ${token} failed`, 'the token *** failed'],
  ['mhk_abc123 is no key', '*** is no key'],
  ['?filter={"phone":"13812345678"}', '?filter={"phone":"138****5678"}'],
])('%s is kept as %s', (given, kept) => {
  expect(withoutSecrets(given)).toBe(kept)
})

test('what is no secret stays as it is', () => {
  const stack =
    'TypeError: x is undefined\n    at Cover (https://a.cn/assets/Cover-B1x2.js:1:200)\n    at https://a.cn/contentManagement/magazine/12345678901'
  expect(withoutSecrets(stack)).toBe(stack)
})
