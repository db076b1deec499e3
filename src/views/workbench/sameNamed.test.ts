import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { article } from '#resources/magazines/article.ts'
import { sameNamed } from './sameNamed.ts'

test('contents of one name are found together, however it is spaced and written', () => {
  const titles = ['早春的信', 'Vol.3 雪夜', '旧书店', ' 早春 的信', 'ｖｏｌ.３ 雪夜', '麦田']
  const rows = titles.map((title, at) => ({ id: at + 1, title }))
  const found = sameNamed(article as Entity, rows)
  expect(found.map(([name, alike]) => [name, alike.map(({ id }) => id)])).toEqual([
    ['早春的信', [1, 4]],
    ['Vol.3 雪夜', [2, 5]],
  ])
})
