import { expect, test } from 'vitest'
import { searchSlot } from '#resources/pages/searchSlot.ts'
import { searchWord } from '#resources/pages/searchWord.ts'
import { rank } from '#resources/rankings/rank.ts'
import { closedBy } from './closedBy.ts'

test('what rules refuse, or leave one value, tells nothing where a screen holds their condition', () => {
  expect(closedBy(searchWord, { type: 'keyword' })).toEqual(['pinnedRank', 'badge', 'heat'])
  expect(closedBy(searchWord, { type: 'trending' })).toEqual([])
  expect(closedBy(rank, { board: 'digital' })).toContain('user')
  expect(closedBy(rank, { board: 'user' })).toEqual(expect.arrayContaining(['item', 'reason']))
  expect(closedBy(searchSlot, { slot: 'discover' })).toContain('triggerWords')
  expect(closedBy(searchWord, {})).toEqual([])
})
