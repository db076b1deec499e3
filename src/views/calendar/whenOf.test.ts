import { expect, test } from 'vitest'
import { whenOf } from './whenOf.ts'

test('a calendar says which days it shows: of a week the first and the last, over the end of a month and a year', () => {
  expect(whenOf('dayGridMonth', '2026-12-01', false)).toBe('2026年12月')
  expect(whenOf('timeGridDay', '2026-12-01', false)).toBe('2026年12月1日')
  expect(whenOf('timeGridWeek', '2026-12-01', false)).toBe('2026年11月30日 – 12月6日')
  expect(whenOf('timeGridWeek', '2026-12-31', false)).toBe('2026年12月28日 – 2027年1月3日')
  expect(whenOf('timeGridWeek', '2026-12-09', true)).toMatch(/^December 7\s–\s13, 2026$/)
})
