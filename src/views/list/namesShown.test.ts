import { expect, test } from 'vitest'
import { raffleWinner } from '#resources/lottery/raffleWinner.ts'
import { article } from '#resources/magazines/article.ts'
import { partnerUserOrder } from '#resources/partners/partnerUserOrder.ts'
import { demandsOf, movesFrom } from '../record/demands.ts'
import { namesShown } from './namesShown.ts'

test('asks for the columns, the title, and what chips and moves look at', () => {
  const names = namesShown(article, ['imageUrl', 'column'])
  expect(names).toEqual(expect.arrayContaining(['imageUrl', 'column', 'title', 'podcastInserts']))
  expect(names).toContain('issue')
  expect(names).not.toContain('body')
})

test('asks for the same in the same words, whatever the order of the columns', () => {
  expect(namesShown(article, ['column', 'title'])).toEqual(namesShown(article, ['title', 'column']))
})

test('offers a move only for records it is for, and asks of them what is demanded of them', () => {
  expect(namesShown(raffleWinner, ['awardName'])).toEqual(expect.arrayContaining(['delivery']))
  const moves = (delivery: string) =>
    movesFrom(raffleWinner, { status: 'waiting', delivery }, () => true).map(([name]) => name)
  expect(moves('shop')).toContain('exchange')
  expect(moves('ship')).not.toContain('exchange')
  const asked = (paid: number) => demandsOf(partnerUserOrder, 'markRefund', [{ paid }]).fields
  expect(asked(12)).toEqual(['refundReason', 'refundAmount'])
  expect(asked(0)).toEqual(['refundReason'])
})
