import { expect, test } from 'vitest'
import { groupDigits, number } from './number.ts'

test.each([
  [0, '0'],
  [950, '950'],
  [999, '999'],
  [1000, '1k'],
  [1500, '1.5k'],
  [10_000, '10k'],
  [999_949, '999.9k'],
  [999_950, '1M'],
  [1_234_567, '1.2M'],
  [2.5e9, '2.5G'],
  [3e12, '3T'],
  [4e15, '4P'],
  [5e18, '5E'],
  [7e21, '7000E'],
  [-1500, '-1.5k'],
])('%d is cut short to %s', (amount, text) => {
  expect(number(amount)).toBe(text)
})

test.each([
  [1_234_567, '1,234,567'],
  [999, '999'],
  [-1000, '-1,000'],
  [1234.56789, '1,234.56789'],
])('%d is grouped as %s', (amount, text) => {
  expect(groupDigits(amount)).toBe(text)
})
