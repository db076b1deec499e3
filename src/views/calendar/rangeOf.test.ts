import { expect, test } from 'vitest'
import { rangeOf } from './rangeOf.ts'

test('a month is six weeks from the Monday on or before its first', () => {
  expect(rangeOf('dayGridMonth', '2026-11-29')).toEqual({ from: '2026-10-26', to: '2026-12-07' })
  expect(rangeOf('dayGridMonth', '2026-06-30')).toEqual({ from: '2026-06-01', to: '2026-07-13' })
})

test('a week begins with Monday, on a Sunday too', () => {
  expect(rangeOf('timeGridWeek', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-30' })
  expect(rangeOf('timeGridWeek', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-30' })
})

test('a day is that day, a list and the lanes are the month itself', () => {
  expect(rangeOf('timeGridDay', '2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-01' })
  expect(rangeOf('listMonth', '2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-03-01' })
  expect(rangeOf('lanes', '2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-03-01' })
})
