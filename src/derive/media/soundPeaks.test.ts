import { expect, test } from 'vitest'
import { barsOf, soundPeaks } from './soundPeaks.ts'

test('each stretch of a sound is as high as its furthest swing, whatever the channel', () => {
  const gathered = soundPeaks(1)
  const half = Float32Array.from({ length: 500 }, (_, at) => (at % 2 ? -0.5 : 0.5))
  const quiet = new Float32Array(500).fill(0.1)
  gathered.push([quiet, half], 500, 1000, 0)
  gathered.push([quiet, quiet], 500, 1000, 0.5)
  expect(gathered.peaks).toHaveLength(50)
  expect([...new Set(gathered.peaks.slice(0, 25))]).toEqual([128])
  expect([...new Set(gathered.peaks.slice(25))]).toEqual([26])
  expect(gathered.highest()).toBeCloseTo(0.5)
})

test('long sounds are drawn in two thousand stretches, and bars keep what is highest in them', () => {
  expect(soundPeaks(3600).peaks).toHaveLength(2000)
  expect(barsOf([0, 100, 50, 200], 2)).toEqual([0.5, 1])
  expect(barsOf([255], 3)).toEqual([1, 1, 1])
})
