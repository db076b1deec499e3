import { expect, test } from 'vitest'
import { contrast, readableOn } from './contrast.ts'

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test('the default accent is too light for text on white and is made darker', () => {
  expect(contrast('#409EFF', '#ffffff')).toBeLessThan(3)
  expect(contrast(readableOn('#409EFF', '#ffffff', 'darker'), '#ffffff')).toBeGreaterThanOrEqual(
    4.5,
  )
})

test('a colour that is readable already stays', () => {
  expect(readableOn('#0b4f9c', '#ffffff', 'darker')).toBe('#0b4f9c')
})
