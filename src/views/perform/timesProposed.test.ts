import { expect, test } from 'vitest'
import { issue } from '#resources/magazines/issue.ts'
import { nextHour, timesProposed } from './timesProposed.ts'

const NOW = '2026-11-30T10:20:00+08:00'
const proposed = (record: object) => timesProposed(issue, ['releaseAt'], record as never, NOW)

test('an issue is proposed to go out on its own date at a usual hour', () => {
  expect(proposed({ publishDate: '2026-12-04' })).toEqual({
    releaseAt: '2026-12-04T08:00:00+08:00',
  })
})

test('where that day is past, or there is none, it is a round hour to come; what is said already stays', () => {
  expect(proposed({ publishDate: '2026-11-30' })).toEqual({
    releaseAt: '2026-11-30T12:00:00+08:00',
  })
  expect(proposed({})).toEqual({ releaseAt: '2026-11-30T12:00:00+08:00' })
  expect(proposed({ releaseAt: '2026-11-01T08:00:00+08:00' })).toEqual({})
  expect(nextHour('2026-11-30T23:00:00+08:00')).toBe('2026-12-01T00:00:00+08:00')
})
