import { expect, test } from 'vitest'
import { dropAt, groupsOf, linesOf, missingParents, step, withAncestors } from './treeModel.ts'

const rows = [
  { id: 1, parent: null },
  { id: 2, parent: 1 },
  { id: 3, parent: 1 },
  { id: 4, parent: null },
  { id: 5, parent: 4 },
]
const lines = linesOf(rows, 'parent', new Set())

test('lines stand below their parents, a level in', () => {
  expect(lines.map(({ id, level }) => [id, level])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 1],
  ])
})

test('what lies below a folded line is out of sight', () => {
  expect(linesOf(rows, 'parent', new Set([1])).map(({ id }) => id)).toEqual([1, 4, 5])
})

test('a record whose parent is gone, or that hangs below itself, is still in reach', () => {
  const lost = linesOf(
    [
      { id: 7, parent: 99 },
      { id: 8, parent: 8 },
    ],
    'parent',
    new Set(),
  )
  expect(lost.map(({ id, level }) => [id, level])).toEqual([
    [7, 0],
    [8, 0],
  ])
})

test('a line goes up among its siblings and no further', () => {
  expect(step(lines, 3, 'up', 3)).toEqual({ parent: 1, siblings: [3, 2] })
  expect(step(lines, 2, 'up', 3)).toBeNull()
})

test('a line goes in below the sibling above it, and out behind its parent', () => {
  expect(step(lines, 4, 'in', 3)).toEqual({ parent: 1, siblings: [2, 3, 4] })
  expect(step(lines, 5, 'out', 3)).toEqual({ parent: null, siblings: [1, 4, 5] })
})

test('nothing goes deeper than its tree allows, its own children counted', () => {
  expect(step(lines, 4, 'in', 2)).toBeNull()
  expect(dropAt(lines, 4, 3, 1, 2)).toBeNull()
})

test('a line dropped further down takes that place', () => {
  expect(dropAt(lines, 2, 3, 0, 3)).toEqual({ parent: 1, siblings: [3, 2] })
  expect(dropAt(lines, 2, 5, 0, 3)).toEqual({ parent: 4, siblings: [5, 2] })
})

test('a line dropped further up takes that place, with the level it was drawn to', () => {
  expect(dropAt(lines, 4, 2, 0, 3)).toEqual({ parent: 1, siblings: [4, 2, 3] })
  expect(dropAt(lines, 4, 1, 0, 3)).toEqual({ parent: null, siblings: [4, 1] })
})

test('a line drawn sideways where it stands changes its level', () => {
  expect(dropAt(lines, 3, 3, 1, 3)).toEqual({ parent: 2, siblings: [3] })
  expect(dropAt(lines, 3, 3, -1, 3)).toEqual({ parent: null, siblings: [1, 3, 4] })
})

test('a line cannot be dropped below itself', () => {
  expect(dropAt(lines, 1, 2, 0, 3)).toBeNull()
})

test('what is found in a tree keeps its place: all above it stay, what stands beside goes', () => {
  const kept = withAncestors(rows, new Set([5]), 'parent')
  expect(kept.map(({ id }) => id)).toEqual([4, 5])
})

test('what others stand below can be folded', () => {
  expect(groupsOf(rows, 'parent')).toEqual([1, 4])
})

test('what a screen shows only the children of is missed above them, once', () => {
  const below = rows.filter(({ parent }) => parent !== null)
  expect(missingParents(below, 'parent')).toEqual([1, 4])
  expect(missingParents(rows, 'parent')).toEqual([])
})
