import { expect, test } from 'vitest'
import { captchaSound } from './captchaSound.ts'

/** How often it beeps between pauses of more than half a second. */
function heard(file: Uint8Array): string {
  const loud = [...file.subarray(44)].map((sample) => Math.abs(sample - 128) > 30)
  const groups: number[] = []
  let quiet = Number.POSITIVE_INFINITY
  for (const isLoud of loud) {
    if (isLoud && quiet > 4000) groups.push(1)
    else if (isLoud && quiet > 800) groups[groups.length - 1]! += 1
    quiet = isLoud ? 0 : quiet + 1
  }
  return groups.join('')
}

test('each digit is as many beeps, and pauses part them', () => {
  for (const answer of ['352', '264', '2468']) expect(heard(captchaSound(answer))).toBe(answer)
})

test('it is a WAV file that says its own length', () => {
  const file = captchaSound('23')
  expect(String.fromCharCode(...file.subarray(0, 4))).toBe('RIFF')
  expect(new DataView(file.buffer).getUint32(40, true)).toBe(file.length - 44)
})
