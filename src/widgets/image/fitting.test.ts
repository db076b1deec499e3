import { expect, test } from 'vitest'
import { f } from '#declare'
import { fittingOf } from './fitting.ts'

const cover = f.image('封面', 'Cover', { width: 750, height: 1000 })

test.each([
  [3000, 4000, 'scale', 750, 1000, false],
  [1600, 1200, 'crop', 750, 1000, false],
  [300, 400, 'scale', 750, 1000, true],
  [2000, 900, 'crop', 750, 1000, true],
  [751 * 3, 1003 * 3, 'scale', 750, 1002, false],
] as const)('%d × %d is made to fit by %s to %d × %d', (width, height, way, w, h, enlarges) => {
  expect(fittingOf({ width, height }, cover)).toEqual({ way, width: w, height: h, enlarges })
})

test('where only the width counts nothing is cut; where a height is the least, no more than needed', () => {
  const wide = f.image('图', 'Picture', { width: 750 })
  expect(fittingOf({ width: 1500, height: 17 }, wide)).toMatchObject({ way: 'scale', height: 9 })
  const long = f.image('长图', 'Long', { width: 750, heightMin: 1200 })
  expect(fittingOf({ width: 1500, height: 6000 }, long)).toMatchObject({
    way: 'scale',
    height: 3000,
  })
  expect(fittingOf({ width: 1500, height: 1500 }, long)).toMatchObject({
    way: 'crop',
    height: 1200,
  })
  expect(fittingOf({ width: 13, height: 17 }, f.images('图', 'Pictures'))).toBeNull()
})
