import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-11-28T12:00:00+08:00')
const since = (at: unknown) => ageOf({ id: 1, at } as never, 'at', 120, now)

test('the age of what waits is told against what is promised', () => {
  expect(since('2026-11-28T11:30:00+08:00')).toEqual({ said: ['30 分', '30 min'], tone: 'fresh' })
  expect(since('2026-11-28T10:45:00+08:00')?.tone).toBe('soon')
  expect(since('2026-11-28T09:30:00+08:00')).toMatchObject({
    said: ['2 小时 30 分', '2 h 30 min'],
    tone: 'late',
  })
  expect(since('2026-11-20T12:00:00+08:00')?.said).toEqual(['8 天', '8 days'])
})

test('nothing is told of what has no such moment, or one to come', () => {
  expect(since(null)).toBeUndefined()
  expect(since('2026-11-28T13:00:00+08:00')).toBeUndefined()
})
