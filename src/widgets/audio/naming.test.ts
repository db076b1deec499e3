import { expect, test } from 'vitest'
import { episodeIn, inOrder, nameAfter, numbersOf } from './naming.ts'

test.each([
  ['第2集 城墙下.mp3', 2, '城墙下'],
  ['第十二集：护城河.m4a', 12, '护城河'],
  ['红楼梦 第九回 上.mp3', 9, '红楼梦 上'],
  ['012_城墙下.mp3', 12, '城墙下'],
  ['EP7 - 夜市.mp3', 7, '夜市'],
  ['【03】夜市.mp3', 3, '夜市'],
  ['夜市 4.mp3', 4, '夜市'],
  ['番外.mp3', null, '番外'],
])('%s is episode %s, called “%s”', (file, number, title) => {
  expect(episodeIn(file)).toEqual({ number, title })
})

test.each([
  ['第{n}集 {title}', '第7集 夜市'],
  ['{nnn} {title}', '007 夜市'],
  ['{file}', 'EP7 - 夜市'],
  ['城市漫步', '城市漫步'],
])('%s makes “%s” of EP7 - 夜市.mp3', (pattern, made) => {
  expect(nameAfter(pattern, 'EP7 - 夜市.mp3', 7)).toBe(made)
})

test('a title that is empty leaves no blank behind', () => {
  expect(nameAfter('第{n}集 {title}', '第3集.mp3', 3)).toBe('第3集')
})

test('forty files stand in the order of their episodes, whichever way they came', () => {
  const files = Array.from({ length: 40 }, (_, at) => `第${40 - at}集.mp3`)
  const order = inOrder(files)
  expect(order.map((at) => files[at])).toEqual(files.toReversed())
  expect(
    numbersOf(
      order.map((at) => files[at] as string),
      null,
    ),
  ).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('numbers are those of the names where each has its own, else they are counted', () => {
  expect(numbersOf(['第5集.mp3', '第7集.mp3'], null)).toEqual([5, 7])
  expect(numbersOf(['第5集 上.mp3', '第5集 下.mp3', '番外.mp3'], null)).toEqual([1, 2, 3])
  expect(numbersOf(['第5集.mp3', '第7集.mp3'], 21)).toEqual([21, 22])
})
