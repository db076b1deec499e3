import { expect, test } from 'vitest'
import { reelOf } from '../e2e/support/reel.ts'

/** A still as a browser packs one: the container, and the picture in its one chunk. */
const still = (content: string) => {
  const picture = Buffer.from(content)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(picture.length)
  return Buffer.concat([Buffer.from('RIFF????WEBPVP8 '), size, picture])
}

test('stills become one moving picture, each with its picture and its time', () => {
  const reel = Buffer.from(
    reelOf(
      [
        { webp: still('one!'), stands: 1600 },
        { webp: still('two!'), stands: 900 },
      ],
      960,
      600,
    ),
  )
  expect(reel.toString('latin1', 0, 4) + reel.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X')
  expect(reel.readUInt32LE(4)).toBe(reel.length - 8)
  expect([reel.readUIntLE(24, 3), reel.readUIntLE(27, 3)]).toEqual([959, 599])
  const frames = [...reel.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index + 8)
  expect(frames.map((at) => reel.readUIntLE(at + 12, 3))).toEqual([1600, 900])
  expect(frames.map((at) => reel.toString('latin1', at + 24, at + 28))).toEqual(['one!', 'two!'])
})

test('a still with transparency is refused', () => {
  const webp = Buffer.concat([
    Buffer.from('RIFF????WEBPVP8L'),
    Buffer.from([4, 0, 0, 0, 1, 2, 3, 4]),
  ])
  expect(() => reelOf([{ webp, stands: 1 }], 10, 10)).toThrow(/transparency/)
})
