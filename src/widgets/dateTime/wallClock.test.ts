import { expect, test } from 'vitest'
import { fromWallClock, wallClock } from './wallClock.ts'

test.each([
  ['2026-11-21T19:31:00+08:00', '2026-11-21 19:31'],
  ['2026-11-21T19:31:05+08:00', '2026-11-21 19:31:05'],
  ['2026-11-21T16:30:00Z', '2026-11-22 00:30'],
  ['not yet', 'not yet'],
  ['2026-02-30 08:00', '2026-02-30 08:00'],
  ['13-45', '13-45'],
  ['1970-01-01T08:00:00+08:00', ''],
  [null, ''],
])('%s stands on the clock as %s', (moment, clock) => {
  expect(wallClock(moment)).toBe(clock)
})

test.each([
  ['2026-11-21 19:31', '2026-11-21T19:31:00+08:00'],
  ['2026-11-21T19:31:05', '2026-11-21T19:31:05+08:00'],
  ['20261121', '2026-11-21T00:00:00+08:00'],
  ['2026-11-21 25:00', '2026-11-21 25:00'],
  ['', null],
])('%s on the clock is kept as %s', (clock, moment) => {
  expect(fromWallClock(clock)).toBe(moment)
})
