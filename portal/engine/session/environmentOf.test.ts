import { expect, test } from 'vitest'
import { bareHost, environmentOf } from './environmentOf.ts'

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
