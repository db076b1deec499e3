import { expect, test } from 'vitest'
import { duration, inHours, longDuration, minutesAsDuration } from './duration.ts'

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [205, '03:25'],
  [3599, '59:59'],
  [5400, '90:00'],
  [59.6, '01:00'],
])('%d seconds are %s', (length, text) => {
  expect(duration(length)).toBe(text)
})

test.each([
  [3.42, '03:25'],
  [0.5, '00:30'],
  [12, '12:00'],
  [1.99, '01:59'],
  [120.25, '120:15'],
])('%d minutes, as audio is measured, are %s', (minutes, text) => {
  expect(minutesAsDuration(minutes)).toBe(text)
})

test.each([
  [5400, ['1 小时 30 分', '1 h 30 min']],
  [3723, ['1 小时 2 分 3 秒', '1 h 2 min 3 s']],
  [3599, undefined],
])('%d seconds are %s in words', (length, words) => {
  expect(inHours(length)).toEqual(words)
})

test.each([
  [205, ['03:25', '03:25']],
  [5400, ['90:00', '90:00']],
  [74_225, ['20:37:05', '20:37:05']],
  [6_886_800, ['1,913 小时', '1,913 h']],
])('%d seconds are read as %s', (length, words) => {
  expect(longDuration(length)).toEqual(words)
})
