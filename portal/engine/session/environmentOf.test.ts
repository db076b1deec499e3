import { expect, test } from 'vitest'
import { bareHost, environmentOf, isListed } from './environmentOf.ts'

test.each([
  'localhost:5180',
  '127.0.0.1',
  '10.1.2.3:80',
  '172.20.0.4',
  '[::1]:5180',
  '[::1]',
  '::1',
  '[fd12:3456::7]:443',
  'portal',
  'admin.internal',
])('%s is internal', (host) => expect(environmentOf(host)).toBe('internal'))
test.each([
  'admin.example.com',
  '8.8.8.8',
  '172.32.0.1:443',
  'localhost.example.com',
  '[2001:db8::1]:443',
  '2001:db8::1',
])('%s is production', (host) => expect(environmentOf(host)).toBe('production'))

test.each([
  ['Admin.Example.com:8080', 'admin.example.com'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::80', '2001:db8::80'],
])('%s is listed as %s', (host, listed) => expect(bareHost(host)).toBe(listed))

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
