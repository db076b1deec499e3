import { expect, test } from 'vitest'
import { captchaPicture } from './captchaPicture.ts'

test('the picture tells its digits as pixels only, and the same digits never twice alike', () => {
  const pictures = Array.from({ length: 20 }, () => captchaPicture('2468'))
  for (const picture of pictures) {
    const view = new DataView(picture.buffer)
    expect(new TextDecoder().decode(picture.subarray(0, 2))).toBe('BM')
    expect([view.getUint32(18, true), view.getUint32(22, true)]).toEqual([120, 40])
    expect(picture).toHaveLength(54 + 1024 + 120 * 40)
    // Among so many shades a row of them may well be read as the digits by chance; before the pixels none is.
    const head = new TextDecoder('latin1').decode(picture.subarray(0, 54))
    expect(head).not.toMatch(/points|<svg|2468/)
  }
  expect(new Set(pictures.map((picture) => picture.join())).size).toBe(20)
})

test('ink and paper are told apart, and no shade belongs to one digit alone', () => {
  const pixels = [...captchaPicture('2468').subarray(54 + 1024)]
  const shades = new Set(pixels)
  const inked = pixels.filter((grey) => grey < 130).length / pixels.length
  expect(shades.size).toBeGreaterThan(60)
  expect(inked).toBeGreaterThan(0.05)
  expect(inked).toBeLessThan(0.5)
})
