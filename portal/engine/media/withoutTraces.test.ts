import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uprightSize } from '#derive/media/uprightSize.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { withoutTraces } from './withoutTraces.ts'

const jpeg = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../mocks/samples/pictures/cover-CYZS.jpg')),
)
const bytes = (text: string) => new TextEncoder().encode(text)
const joined = (...pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))

/** A camera's notes: which way up it was held, and where it was. */
function exif(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return segment(
    0xe1,
    joined(bytes('Exif\0\0'), Uint8Array.from([...tiff, ...entry]), bytes('GPS 31.2N 121.4E')),
  )
}
function segment(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2
  return joined(Uint8Array.from([0xff, marker, length >> 8, length & 255]), body)
}
const noted = (...segments: readonly Uint8Array[]) =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2))
const text = (picture: Uint8Array) => Buffer.from(picture).toString('latin1')

test('a jpeg loses what its camera noted, and what follows its end, and keeps which way up it is', () => {
  const xmp = segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0GPS 31.2N'))
  const picture = joined(noted(exif(6), xmp, segment(0xfe, bytes('GPS'))), bytes('trailer GPS'))
  const plain = withoutTraces(picture.slice())
  expect(text(plain)).not.toMatch(/GPS|trailer/)
  const { width, height } = uprightSize(jpeg)
  expect(uprightSize(picture)).toMatchObject({ width: height, height: width })
  expect(uprightSize(plain)).toMatchObject({ width: height, height: width })
  expect(withoutTraces(plain)).toBe(plain)
})

test('a jpeg that was held straight comes out as it was before anything was noted', () => {
  const bare = withoutTraces(jpeg)
  expect(withoutTraces(noted(exif(1)))).toEqual(bare)
  expect(uprightSize(bare)).toEqual(uprightSize(jpeg))
})

test('a png and a webp lose theirs', () => {
  const png = new Uint8Array(wholePng(30, 20))
  const chunk = joined(
    Uint8Array.from([0, 0, 0, 3]),
    bytes('eXIfGPS'),
    Uint8Array.from([0, 0, 0, 0]),
  )
  const noted = joined(png.subarray(0, 33), chunk, png.subarray(33))
  expect(withoutTraces(noted)).toEqual(png)
  expect(withoutTraces(png)).toBe(png)
  const part = (name: string, body: Uint8Array) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, body.length, true)
    return joined(bytes(name), length, body)
  }
  const webp = (...parts: readonly Uint8Array[]) => part('RIFF', joined(bytes('WEBP'), ...parts))
  const head = (flags: number) => part('VP8X', Uint8Array.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]))
  const pixels = part('VP8L', Uint8Array.from([0x2f, 1, 2, 3]))
  expect(withoutTraces(webp(head(0x18), pixels, part('EXIF', bytes('GPSx'))))).toEqual(
    webp(head(0x10), pixels),
  )
})

test('what is cut short, or is no picture, is left as it is', () => {
  for (const broken of [jpeg.slice(0, 400), bytes('ffd8 no picture at all'), new Uint8Array(3)])
    expect(withoutTraces(broken)).toBe(broken)
})

test('its bytes are moved together where they lie; what needs more room than was noted lies elsewhere', () => {
  const place = noted(segment(0xfe, new Uint8Array(300)), exif(6))
  const plain = withoutTraces(place)
  expect(plain.buffer).toBe(place.buffer)
  expect(Buffer.from(plain.slice()).equals(withoutTraces(noted(exif(6))))).toBe(true)
  // Exif that says which way up it is in less than what takes its place.
  const short = segment(0xe1, joined(bytes('Exif\0\0'), Uint8Array.from([0x4d, 0x4d, 0, 0x2a])))
  expect(uprightSize(withoutTraces(noted(short)))).toEqual(uprightSize(jpeg))
})
