import { expect, test } from 'vitest'
import { readColour } from './readColour.ts'

test.each([
  ['409eff', '#409EFF'],
  ['#4af', '#44AAFF'],
  ['＃４０９ＥＦＦ', '#409EFF'],
  [' #409EFF80 ', '#409EFF80'],
  ['#4af8', '#44AAFF88'],
])('%s is %s', (typed, colour) => {
  expect(readColour(typed)).toBe(colour)
})

test.each(['', '#', 'red', '#12', '#12345', '#GGGGGG'])('“%s” is no colour', (typed) => {
  expect(readColour(typed)).toBeNull()
})
