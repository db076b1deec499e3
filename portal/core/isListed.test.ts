import { expect, test } from 'vitest'
import { isListed } from './isListed.ts'

test('a pattern means its signs by themselves, and * anything', () => {
  expect(isListed(['*.example.com'], 'admin.example.com')).toBe(true)
  expect(isListed(['[2001:db8::1]'], '2001:db8::1')).toBe(true)
  for (const [pattern, name] of [
    ['admin.example.com', 'adminxexample.com'],
    ['a+b', 'aab'],
    ['(a|b)', 'a'],
    ['[ab]', 'a'],
    ['^a$', 'a'],
    ['a?', ''],
    ['a{2}', 'aa'],
    ['\\w', 'a'],
    ['', ''],
  ])
    expect([pattern, isListed([pattern], name as string)]).toEqual([pattern, false])
  expect(isListed(['((((', '[', '\\'], 'a')).toBe(false)
})

test('a pattern of nothing but stars takes no time to say no', () => {
  const begun = performance.now()
  expect(isListed([`${'*a'.repeat(12)}b`], 'a'.repeat(60))).toBe(false)
  expect(performance.now() - begun).toBeLessThan(1000)
})
