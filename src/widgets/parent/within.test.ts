import { expect, test } from 'vitest'
import { treeOptions } from './treeOptions.ts'
import { within } from './within.ts'

const tree = treeOptions(
  [
    { id: 1, name: '文学', parent: null },
    { id: 2, name: '小说', parent: 1 },
    { id: 3, name: '短篇 ABC', parent: 2 },
    { id: 4, name: '历史', parent: null },
    { id: 5, name: '小说史', parent: 4 },
  ],
  'parent',
)
const found = (word: string) =>
  within(tree, word, ({ record }) => String(record.name)).map(({ id }) => id)

test('a word finds every record called so, with those above it', () => {
  expect(found('小说')).toEqual([1, 2, 4, 5])
  expect(found('ａｂｃ')).toEqual([1, 2, 3])
})

test('without a word the whole tree stands there, and nothing where nothing is called so', () => {
  expect(found(' ')).toEqual([1, 2, 3, 4, 5])
  expect(found('诗')).toEqual([])
})
