import { expect, test } from 'vitest'
import { secondsLeft, speedOf, withReading } from './pace.ts'

test('speed is what was done between the oldest and the newest reading', () => {
  const readings = [
    { at: 0, done: 0 },
    { at: 1000, done: 1500 },
    { at: 2000, done: 4000 },
  ]
  expect(speedOf(readings)).toBe(2000)
  expect(secondsLeft(5000, 2000)).toBe(3)
})

test('one reading, or a run that stands, tells no speed and no time', () => {
  expect(speedOf([{ at: 0, done: 5 }])).toBeNull()
  const standing = [
    { at: 0, done: 5 },
    { at: 5000, done: 5 },
  ]
  expect(speedOf(standing)).toBeNull()
  expect(secondsLeft(5, null)).toBeNull()
})

test('old readings are left out, and a count that went back begins anew', () => {
  const early = withReading([{ at: 0, done: 0 }], { at: 20_000, done: 100 })
  expect(early).toEqual([{ at: 20_000, done: 100 }])
  expect(withReading(early, { at: 21_000, done: 40 })).toEqual([{ at: 21_000, done: 40 }])
})
