import { expect, test } from 'vitest'
import { dateTime, toShanghai } from './dateTime.ts'

test.each([
  ['2026-11-21T19:31:00+08:00', '2026-11-21 19:31:00'],
  ['2026-11-21T11:31:00Z', '2026-11-21 19:31:00'],
  ['2026-12-31T20:00:00-05:00', '2027-01-01 09:00:00'],
  ['2026-11-21 19:31:00', '2026-11-21 19:31:00'],
  ['2026-11-21T19:31:05', '2026-11-21 19:31:05'],
  ['2026-11-21', '2026-11-21 00:00:00'],
  [new Date('2026-11-21T16:00:00Z'), '2026-11-22 00:00:00'],
  [1_000, '1970-01-01 08:00:01'],
])('%s reads as %s in Asia/Shanghai', (moment, text) => {
  expect(dateTime(moment)).toBe(text)
})

test.each([
  0,
  '1970-01-01 08:00:00',
  '1970-01-01T00:00:00Z',
  null,
  undefined,
  '',
  'soon',
  Number.NaN,
])('%s reads as nothing', (moment) => {
  expect(dateTime(moment)).toBe('')
})

test('a moment is kept with the offset of Asia/Shanghai', () => {
  expect(toShanghai(new Date('2026-11-21T11:31:00.900Z'))).toBe('2026-11-21T19:31:00+08:00')
})

test('the zone of the machine does not matter', () => {
  const zone = process.env.TZ
  try {
    for (const other of ['America/New_York', 'Pacific/Auckland', 'UTC']) {
      process.env.TZ = other
      expect(dateTime('2026-03-08T02:30:00')).toBe('2026-03-08 02:30:00')
    }
  } finally {
    process.env.TZ = zone
  }
})
