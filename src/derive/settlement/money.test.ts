import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfUp, shareOf } from './money.ts'

test('a share is exact to the fen, half a fen going up', () => {
  expect(shareOf(52_000_00 - 5_200_00, 40)).toBe(18_720_00)
  expect(shareOf(1, 50)).toBe(1)
  expect(shareOf(3, 50)).toBe(2)
  expect(shareOf(-3, 50)).toBe(-1)
  expect(shareOf(-1, 49.99)).toBe(0)
  expect(shareOf(9_007_199_254_740_991, 100)).toBe(9_007_199_254_740_991)
})

test('no share is further from the true one than half a fen', () => {
  const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  fc.assert(
    fc.property(whole, fc.bigInt({ min: 1n, max: 10_000n }), (amount, by) => {
      const off = 2n * (BigInt(halfUp(amount, by)) * by - amount)
      expect(off > -by && off <= by).toBe(true)
    }),
  )
})
