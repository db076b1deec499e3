import { expect, test } from 'vitest'
import { wholeUrl } from './wholeUrl.ts'

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  [' https://example.com ', 'https://example.com'],
  ['example.cn:8080', 'https://example.cn:8080'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['第一章', '第一章'],
])('%s is taken as %s', (typed, taken) => {
  expect(wholeUrl(typed)).toBe(taken)
})
