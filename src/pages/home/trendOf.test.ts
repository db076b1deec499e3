import { expect, test } from 'vitest'
import { trendOf } from './trendOf.ts'

const weeks = (before: number, week: number) => [
  ...Array.from({ length: 16 }, () => 100),
  ...Array.from({ length: 7 }, () => before),
  ...Array.from({ length: 7 }, () => week),
]

test.each([
  [10, 15, { week: 105, way: 'up', percent: 50 }],
  [10, 5, { week: 35, way: 'down', percent: 50 }],
  [10, 10, { week: 70, way: 'same', percent: 0 }],
  [0, 3, { week: 21, way: 'fresh', percent: 0 }],
  [0, 0, { week: 0, way: 'same', percent: 0 }],
])('%i a day, then %i', (before, week, told) => {
  expect(trendOf(weeks(before, week))).toEqual(told)
})
