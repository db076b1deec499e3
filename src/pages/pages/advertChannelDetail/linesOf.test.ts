import { expect, test } from 'vitest'
import { daysBefore, totalOf, valuesOf } from './linesOf.ts'

const line = {
  channel: 1,
  name: 'App Store',
  exposureCount: [1000, 0, 500],
  clickCount: [12, 0, 9],
  orderCount: [1, 0, 2],
  orderAmount: [990, 0, 1980],
}

test('the click rate of a day is in percent, and nothing where nothing was shown', () => {
  expect(valuesOf(line, 'clickRate')).toEqual([1.2, 0, 1.8])
  expect(valuesOf(line, 'orderCount')).toEqual([1, 0, 2])
})

test('the click rate over all days is that of all clicks, not the mean of the days', () => {
  expect(totalOf(line, 'clickRate')).toBe(1.4)
  expect(totalOf(line, 'exposureCount')).toBe(1500)
})

test('days are counted back over the end of a month', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
})
