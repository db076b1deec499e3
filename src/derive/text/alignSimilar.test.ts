import { expect, test } from 'vitest'
import { alignSimilar } from './alignSimilar.ts'

test('paragraphs that were rewritten stand beside what they were, whatever came between', () => {
  const before = ['渡口的冬天只剩一个人', '他每天摆两趟船']
  const after = ['题记', '渡口的冬天，只剩他一个人了', '他每天要摆两趟船', '尾声']
  expect(alignSimilar(before, after)).toEqual([
    [null, 0],
    [0, 1],
    [1, 2],
    [null, 3],
  ])
})

test('what has nothing in common went, and came', () => {
  expect(alignSimilar(['甲乙丙丁'], ['一二三四'])).toEqual([
    [0, null],
    [null, 0],
  ])
})

test('of very many they are paired as they stand', () => {
  const many = Array.from({ length: 200 }, (_, at) => `第${at}段`)
  expect(alignSimilar(many, many.slice(0, 199)).at(-1)).toEqual([199, null])
})
