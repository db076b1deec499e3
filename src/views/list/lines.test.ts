import { expect, test } from 'vitest'
import { inGroups, linesOf } from './lines.ts'

const rows = [
  { id: 1, kind: 'b' },
  { id: 2, kind: 'a' },
  { id: 3, kind: 'b' },
]

test('without a group every row is a line, in the order given', () => {
  expect(linesOf(inGroups(rows, undefined), undefined).map((line) => 'row' in line)).toEqual([
    true,
    true,
    true,
  ])
})

test('rows stand under their group', () => {
  expect(linesOf(inGroups(rows, 'kind'), 'kind')).toEqual([
    { group: 'b', count: 2 },
    { row: rows[0], index: 0 },
    { row: rows[2], index: 1 },
    { group: 'a', count: 1 },
    { row: rows[1], index: 2 },
  ])
})

test('what has no value there stands under nothing', () => {
  expect(linesOf([{ id: 1 }], 'kind')[0]).toEqual({ group: null, count: 1 })
})
