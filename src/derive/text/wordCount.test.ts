import { expect, test } from 'vitest'
import { wordCount } from './wordCount.ts'

test('counts Chinese characters and the words of other scripts, not punctuation', () => {
  expect(wordCount('小城里的第一杯手冲。')).toBe(9)
  expect(wordCount('他用 iPhone 15 拍了 don’t panic，3.5 分钟')).toBe(11)
})

test('counts neither markup nor entities nor the paid divider', () => {
  expect(
    wordCount('<p class="lead">一&nbsp;二</p><p>$$$$</p><style>p { color: red }</style>'),
  ).toBe(2)
  expect(wordCount('')).toBe(0)
})
