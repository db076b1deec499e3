import { expect, test } from 'vitest'
import { freshWords, isSeparated, usedWords } from './words.ts'

test('a text with separators of either language, or of a column of a sheet, is several words', () => {
  expect(freshWords('阅读，科技、历史; art,阅读\n文学\t诗', ['历史'])).toEqual([
    '阅读',
    '科技',
    'art',
    '文学',
    '诗',
  ])
  expect(freshWords(' 、， ', [])).toEqual([])
})

test('a word ends with its separator', () => {
  expect([isSeparated('阅读，'), isSeparated('阅读'), isSeparated('a b')]).toEqual([
    true,
    false,
    false,
  ])
})

test('words in use come by how often they are used', () => {
  expect(
    usedWords([['文学', '历史'], null, ['历史'], ['诗歌', '历史', '文学'], undefined]),
  ).toEqual(['历史', '文学', '诗歌'])
})
