import { expect, test } from 'vitest'
import { woven } from './woven.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('what is sorted here takes the places it held among its siblings', () => {
  expect(woven(rows(1, 2, 3, 4, 5), rows(5, 1, 3))).toEqual([5, 2, 1, 4, 3])
})

test('a record that came in from elsewhere stands at the end', () => {
  expect(woven(rows(1, 2), rows(2, 9, 1))).toEqual([2, 9, 1])
})
