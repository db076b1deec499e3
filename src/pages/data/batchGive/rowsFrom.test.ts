import { expect, test } from 'vitest'
import { rowsFrom } from './rowsFrom.ts'

const problems = [3, 4, 6].map((rowNo) => ({ rowNo }))
/** Row 2 was put right a moment ago: the portal leaves it out, the screen still shows it at the top. */
const shown = new Map([{ rowNo: 2 }, ...problems.slice(0, 2)].map((row, at) => [at, row]))
const behind = async (after: number, most: number) =>
  problems.filter(({ rowNo }) => rowNo > after).slice(0, most)
const numbers = (rows: readonly { rowNo: number }[]) => rows.map(({ rowNo }) => rowNo)

test('a block begins in the row it is pasted into and goes on in those below it, as they are shown', async () => {
  expect(numbers(await rowsFrom(shown, 1, 2, behind))).toEqual([3, 4])
  expect(numbers(await rowsFrom(shown, 0, 2, behind))).toEqual([2, 3])
})

test('what is not at hand yet follows in the order of the file, as far as there is any', async () => {
  expect(numbers(await rowsFrom(shown, 1, 3, behind))).toEqual([3, 4, 6])
  expect(numbers(await rowsFrom(shown, 2, 9, behind))).toEqual([4, 6])
})
