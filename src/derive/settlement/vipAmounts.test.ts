import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { durationShare, roundingCuts, shareAmount } from './vipAmounts.ts'

const HOUR = 3600
const statement = (hours: number, more: Row = {}): Row => ({
  ...{ poolAmount: 59_260_000, poolDuration: 50_780 * HOUR, vipRate: 40 },
  lines: [{ duration: hours * HOUR }],
  ...more,
})

test('the share of time has six decimals, what it is worth is rounded half up to the fen', () => {
  expect(durationShare(statement(4330))).toBe(8.527)
  expect(shareAmount(statement(4330))).toBe(20_212_40)
  const half = { poolAmount: 1, poolDuration: 2, lines: [{ duration: 1 }], vipRate: 100 }
  expect(shareAmount(half)).toBe(1)
})

test('a month of 600,000.00 with a share of 4.12 per cent at 50 per cent owes 12,360.00', () => {
  const row = statement(412, { poolAmount: 60_000_000, poolDuration: 10_000 * HOUR, vipRate: 50 })
  expect([durationShare(row), shareAmount(row)]).toEqual([4.12, 12_360_00])
})

test('shares that stay within the pool are left as they are rounded', () => {
  expect(roundingCuts([statement(4330), statement(1000)])).toEqual([0, 0])
  expect(roundingCuts([])).toEqual([])
})

test('whatever the times and rates, shares never come to more than the pool, nor any to less than its share rounded down', () => {
  const times = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  const rate = fc.integer({ min: 9_990, max: 10_000 })
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 10_000_000_000 }), rate, (all, pool, percent) => {
      const poolDuration = all.reduce((sum, one) => sum + one, 0)
      const terms = { poolAmount: pool, poolDuration, vipRate: percent / 100 }
      const rows = all.map((one): Row => ({ ...terms, lines: [{ duration: one }] }))
      const shares = roundingCuts(rows).map((roundingCut, at) =>
        shareAmount({ ...rows[at], roundingCut }),
      )
      expect(shares.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(pool)
      for (const [at, share] of shares.entries()) {
        const exact =
          (BigInt(pool) * BigInt(all[at] as number) * BigInt(percent)) /
          (BigInt(poolDuration) * 10_000n)
        expect(BigInt(share) >= exact - BigInt(Math.ceil(pool / 2_000_000))).toBe(true)
      }
    }),
  )
})
