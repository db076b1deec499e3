import { expect, test } from 'vitest'
import { size } from './size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1023, '1023 B'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [10_240, '10.0 KB'],
  [2 * 1024 ** 2, '2.00 MB'],
  [1023.9 * 1024, '1020 KB'],
  [1024 ** 3, '1.00 GB'],
  [1024 ** 4, '1.00 TB'],
  [1024 ** 5, '1.00 PB'],
  [1024 ** 6, '1.00 EB'],
  [1024 ** 7, '1.00 ZB'],
  [123 * 1024 ** 8, '123 YB'],
])('%d bytes are %s', (bytes, text) => {
  expect(size(bytes)).toBe(text)
})
