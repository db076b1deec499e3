import { expect, test } from 'vitest'
import { isBreached, isCommon } from './commonPassword.ts'
import { oneTimePassword, weakness, weaknessOf } from './password.ts'

const common = [
  ...[
    'Password123!',
    'P@ssw0rd2026',
    'Passw0rd!!',
    'Admin@12345',
    'admin123456!',
    'Welcome2026!',
    'Qwerty12345!',
  ],
  ...[
    '1qaz2wsx#EDC',
    'Abcd1234!!',
    'Woaini1314!',
    'aaaa1111A!',
    'Masthead2026!',
    'Iloveyou520!',
    'AdminAdmin1!',
  ],
]

test.each(common)('%s is refused, though it has its three kinds of letters', (password) => {
  expect(isCommon(password)).toBe(true)
  expect(weakness(password)?.[1]).toBeDefined()
})

test.each([
  'Masthead-Lamp-2026',
  'Correct-Horse-7',
  'journey-Password-1',
  'Kd7w-m3Xq-Zt9p-Lb4s',
  '山高月小水落石出Aa1',
])('%s is taken', (password) => {
  expect(isCommon(password)).toBe(false)
  expect(weakness(password)).toBeUndefined()
})

test('what the portal makes itself is never common', () => {
  for (let made = 0; made < 200; made++) expect(weakness(oneTimePassword())).toBeUndefined()
})

test.each(['Chelsea-2026!', 'Liverpool1892', 'Jordan23!!!!', 'Butterfly#77'])(
  '%s is nearly one of those found in breaches, and is not taken',
  async (password) => {
    expect(await isBreached(password)).toBe(true)
    expect((await weaknessOf(password))?.[1]).toMatch(/breach/)
  },
)

test.each([
  'Correct-Horse-7',
  'Founders-Own-77',
  'journey-Password-1',
  '山高月小水落石出Aa1',
  'Kd7w-m3Xq-Zt9p-Lb4s',
])('%s was found in none', async (password) => {
  expect(await weaknessOf(password)).toBeUndefined()
})
