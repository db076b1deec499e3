import { expect, test } from 'vitest'
import { environmentOf } from './environmentOf.ts'

test.each([
  'localhost:5180',
  '127.0.0.1',
  '10.1.2.3:80',
  '172.20.0.4',
  '[::1]:5180',
  'portal',
  'admin.internal',
])('%s is internal', (host) => expect(environmentOf(host)).toBe('internal'))
test.each(['admin.example.com', '8.8.8.8', '172.32.0.1:443', 'localhost.example.com'])(
  '%s is production',
  (host) => expect(environmentOf(host)).toBe('production'),
)
