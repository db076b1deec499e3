import { expect, test } from 'vitest'
import { treeOptions } from './treeOptions.ts'

const records = [
  { id: 3, parent: 2 },
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 4, parent: null },
  { id: 5, parent: 99 },
]
const drawn = (own?: number) =>
  treeOptions(records, 'parent', own).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`)

test('a tree is read from the root, children below their parent', () => {
  expect(drawn()).toEqual(['1', '-2', '--3', '4', '5'])
})

test('nothing can hang below itself', () => {
  expect(drawn(2)).toEqual(['1', '4', '5'])
})
