import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.parse('2026-11-21T19:31:00+08:00')

test.each([
  [0, '刚刚', 'just now'],
  [29, '刚刚', 'just now'],
  [30, '1分钟前', '1 minute ago'],
  [150, '2分钟前', '2 minutes ago'],
  [3599, '59分钟前', '59 minutes ago'],
  [3600, '1小时前', '1 hour ago'],
  [86_399, '23小时前', '23 hours ago'],
  [86_400, '1天前', '1 day ago'],
  [172_799, '1天前', '1 day ago'],
  [172_800, '2026-11-19 19:31:00', '2026-11-19 19:31:00'],
  [-3600, '2026-11-21 20:31:00', '2026-11-21 20:31:00'],
])('%d seconds ago is %s, %s', (seconds, zh, en) => {
  const moment = now - seconds * 1000
  expect(relativeTime(moment, 'zh', now)).toBe(zh)
  expect(relativeTime(new Date(moment).toISOString(), 'en', now)).toBe(en)
})

test('no time reads as nothing', () => {
  expect([relativeTime(null, 'zh', now), relativeTime('1970-01-01 08:00:00', 'en', now)]).toEqual([
    '',
    '',
  ])
})
