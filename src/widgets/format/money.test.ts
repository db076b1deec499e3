import { expect, test } from 'vitest'
import { readFen } from '../input/readFen.ts'
import { money, yuan } from './money.ts'

test.each([
  [123450, '¥1,234.50'],
  [0, '¥0.00'],
  [5, '¥0.05'],
  [-5, '-¥0.05'],
  [100, '¥1.00'],
  [123456789012, '¥1,234,567,890.12'],
])('%d fen read as %s, and back', (amount, text) => {
  expect(money(amount)).toBe(text)
  expect(readFen(text.replace('-¥', '-'))).toBe(amount)
  expect(readFen(yuan(amount))).toBe(amount)
})
