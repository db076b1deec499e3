import { expect, test } from 'vitest'
import { turnAfter } from './turnAfter.ts'

test.each([
  ['the one behind it', [4, 7, 9], 7, 3, { next: 9, left: 2 }],
  ['the first again behind the last', [4, 7, 9], 9, 3, { next: 4, left: 2 }],
  ['the first where it waits no more itself', [4, 7], 5, 2, { next: 4, left: 2 }],
  ['none where it was the last to wait', [7], 7, 1, { left: 0 }],
  ['none where nothing waits', [], 7, 0, { left: 0 }],
  ['and those that were not fetched are counted', [4, 7], 4, 812, { next: 7, left: 811 }],
])('practiceWork.next leads to %s', (_, waiting, id, total, turn) => {
  expect(turnAfter(waiting, id, total)).toEqual(turn)
})
