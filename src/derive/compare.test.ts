import { expect, test } from 'vitest'
import { isEmpty } from './compare.ts'

test.each([
  '<p></p>',
  '<p>&nbsp;</p><p><br></p>',
  { type: 'none' },
  { start: null, end: null },
  '',
  [],
])('%j is empty wherever emptiness is asked', (value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each([
  '<p>字</p>',
  '<p><img src="/a.png"></p>',
  '<',
  { type: 'vipPage' },
  { type: 'article', id: 3 },
  0,
  false,
])('%j is a value', (value) => {
  expect(isEmpty(value)).toBe(false)
})
