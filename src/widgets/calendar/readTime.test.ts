import { expect, test } from 'vitest'
import { monthsLater, readClock, readDay } from './readTime.ts'

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

test('months go by their days', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15')
})

test('a day is read as it is said, the nearest one where its year is left out', () => {
  const now = '2026-11-24'
  const said = ['今天', '明天', '昨天', '12-01', '12/1', '12月1日', '１-5', '2-30', '11-24', '13-1']
  expect(said.map((one) => readDay(one, now))).toEqual([
    ...['2026-11-24', '2026-11-25', '2026-11-23', '2026-12-01', '2026-12-01', '2026-12-01'],
    ...['2027-01-05', null, '2026-11-24', null],
  ])
  expect(readDay('12-30', '2027-01-02')).toBe('2026-12-30')
})

test('a time is read as it is written in Chinese', () => {
  const now = '2026-11-24'
  const clock = (typed: string) => readClock(typed, now)
  expect(clock('2026年12月1日 8点30')).toBe('2026-12-01 08:30:00')
  expect(clock('2026年12月1日8点30分')).toBe('2026-12-01 08:30:00')
  expect(clock('2026年12月1日')).toBe('2026-12-01 00:00:00')
  expect(clock('12-01')).toBe('2026-12-01 00:00:00')
  expect(clock('12-1 8：30')).toBe('2026-12-01 08:30:00')
  expect(clock('明天 下午3点半')).toBe('2026-11-25 15:30:00')
  expect(clock('明天8点')).toBe('2026-11-25 08:00:00')
  for (const none of ['2026-02-30 08:00', '12-01 25:00', '明天 3点70', '8点30', '下午'])
    expect(clock(none)).toBeNull()
})
