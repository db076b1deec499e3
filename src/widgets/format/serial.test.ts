import { expect, test } from 'vitest'
import { serialOf } from './serial.ts'

test.each([
  ['2026-11-21', 46_347],
  ['2026-11-21T12:00:00+08:00', 46_347.5],
  ['2026-11-21 06:00:00', 46_347.25],
  ['1900-03-01', 61],
])('%s is the day %s of a spreadsheet', (time, serial) => expect(serialOf(time)).toBe(serial))

test.each(['', '2026-11', '2026-02-30', '1900-02-28', '明天', '2026-11-21T12:00:00Z'])(
  '%s stays a text',
  (time) => expect(serialOf(time)).toBeNull(),
)
