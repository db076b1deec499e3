import { expect, test } from 'vitest'
import { monthsLater, readClock, readDay, weeksAround } from './readTime.ts'

test('a day is read however it is usually typed', () => {
  for (const typed of ['2026-11-21', '2026/11/21', '20261121', '2026年11月21日', ' ２０２６-11-21'])
    expect(readDay(typed)).toBe('2026-11-21')
  expect(readDay('2026-1-2')).toBe('2026-01-02')
})

test('what is no day of the calendar is none', () => {
  for (const typed of ['', '2026-02-30', '2026-13-01', '21-11-2026', 'today'])
    expect(readDay(typed)).toBeNull()
})

test('a time of the clock may follow, with or without seconds', () => {
  expect(readClock('2026-11-21 19:31')).toBe('2026-11-21 19:31:00')
  expect(readClock('2026-11-21T7:05:09')).toBe('2026-11-21 07:05:09')
  expect(readClock('2026-11-21')).toBe('2026-11-21 00:00:00')
  expect(readClock('2026-11-21 24:00')).toBeNull()
  expect(readClock('2026-11-21 7')).toBeNull()
})

test('months go by their days, and weeks begin on Monday', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15')
  const weeks = weeksAround('2026-11-21')
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06'])
})
