import { expect, test } from 'vitest'
import { kWeighting, loudnessMeter } from './loudness.ts'

type Part = readonly [decibels: number | readonly number[], seconds: number]

/** Loudness of a sine of 1 kHz at these peaks, each for so long; a number is said of all channels. */
function loudness(parts: readonly Part[], { rate = 48_000, channels = 2, hertz = 1000 } = {}) {
  const meter = loudnessMeter(rate, channels)
  let at = 0
  for (const [decibels, seconds] of parts) {
    const count = Math.round(seconds * rate)
    const sine = new Float32Array(count)
    for (let n = 0; n < count; n++) sine[n] = Math.sin((2 * Math.PI * hertz * (at + n)) / rate)
    const planes = Array.from({ length: channels }, (_, channel) => {
      const level = typeof decibels === 'number' ? decibels : (decibels[channel] as number)
      const peak = 10 ** (level / 20)
      return sine.map((value) => peak * value)
    })
    // As decoders give it, in pieces that fit no block.
    for (let from = 0; from < count; from += 1152)
      meter.push(
        planes.map((plane) => plane.subarray(from, from + 1152)),
        Math.min(1152, count - from),
      )
    at += count
  }
  return meter.integrated()
}

test('at 48 kHz the weighting is the one BS.1770 prints', () => {
  const [shelf, pass] = kWeighting(48_000)
  const printed = [1.53512485958697, -2.69169618940638, 1.19839281085285]
  for (const [at, value] of printed.entries()) expect(shelf.b[at]).toBeCloseTo(value, 6)
  expect(shelf.a[0]).toBeCloseTo(-1.69065929318241, 6)
  expect(shelf.a[1]).toBeCloseTo(0.73248077421585, 6)
  expect(pass.a[0]).toBeCloseTo(-1.99004745483398, 6)
  expect(pass.a[1]).toBeCloseTo(0.99007225036621, 6)
})

// The signals of EBU Tech 3341 v4, table 1; each may be told 0.1 LU off.
test.each<[string, readonly Part[], { channels?: number }]>([
  ['case 1: −23 dBFS', [[-23, 20]], {}],
  [
    'case 3: quiet ends',
    [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ],
    {},
  ],
  [
    'case 4: ends below the absolute gate',
    [
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ],
    {},
  ],
  [
    'case 5: a loud middle',
    [
      [-26, 20],
      [-20, 20.1],
      [-26, 20],
    ],
    {},
  ],
  ['case 6: five channels', [[[-28, -28, -24, -30, -30], 20]], { channels: 5 }],
])('−23 LUFS is told of EBU Tech 3341, %s', (_, parts, how) => {
  expect(Math.abs((loudness(parts, how) as number) + 23)).toBeLessThan(0.1)
})

test('case 2 is −33 LUFS', () => expect(loudness([[-33, 20]])).toBeCloseTo(-33, 1))

test('a full sine of 997 Hz in one of two channels is −3.01 LUFS, as BS.1770 has it', () => {
  expect(loudness([[[0, -200], 5]], { hertz: 997 })).toBeCloseTo(-3.01, 1)
})

test.each([44_100, 32_000, 96_000])('at %i Hz it is told alike', (rate) => {
  expect(Math.abs((loudness([[-20, 10]], { rate }) as number) + 20)).toBeLessThan(0.1)
})

test('one channel counts as heard from both sides', () => {
  expect(loudness([[-20, 5]], { channels: 1 })).toBeCloseTo(-20, 1)
})

test('nothing is told of silence, nor of less than 400 ms', () => {
  expect(loudness([[-200, 5]])).toBeNull()
  expect(loudness([[-20, 0.3]])).toBeNull()
})
