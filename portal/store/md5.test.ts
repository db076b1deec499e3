import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Md5 } from './md5.ts'

it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])('sums up %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256)
  expect(Buffer.from(new Md5().update(bytes).digest())).toEqual(
    createHash('md5').update(bytes).digest(),
  )
})

it('gives the same sum however the bytes are cut', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256)
  const sum = new Md5()
  for (let at = 0, step = 1; at < bytes.length; at += step, step++)
    sum.update(bytes.subarray(at, at + step))
  expect(sum.digest()).toEqual(new Md5().update(bytes).digest())
})
