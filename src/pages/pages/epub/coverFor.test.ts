import { expect, test } from 'vitest'
import { isCover, placeOn } from './coverFor.ts'

test('a cover is 600 wide or 1200, and at least as high as a book’s', () => {
  expect(isCover({ width: 600, height: 800 })).toBe(true)
  expect(isCover({ width: 1204, height: 1700 })).toBe(true)
  expect(isCover({ width: 600, height: 700 })).toBe(false)
  expect(isCover({ width: 900, height: 1200 })).toBe(false)
})

test('a picture of another size lies whole on the cover, in its middle', () => {
  expect(placeOn({ width: 300, height: 450 })).toEqual({
    height: 900,
    x: 0,
    y: 0,
    width: 600,
    high: 900,
  })
  expect(placeOn({ width: 500, height: 500 })).toEqual({
    height: 800,
    x: 0,
    y: 100,
    width: 600,
    high: 600,
  })
})
