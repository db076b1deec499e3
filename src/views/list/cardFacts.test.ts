import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { batchGive } from '#resources/data/batchGive.ts'
import { userOrder } from '#resources/data/userOrder.ts'
import { article } from '#resources/magazines/article.ts'
import { projectExpenditure } from '#resources/settlement/projectExpenditure.ts'
import { cardFacts } from './cardFacts.ts'
import { columnsFor, usualColumns } from './columns.ts'

const factsOf = (entity: unknown, row: Row) => {
  const of = entity as Entity
  return cardFacts(of, columnsFor(of, usualColumns(of)), row).map(({ name }) => name)
}

test('the card of a payment says how much and of which month', () => {
  const row = {
    project: 1,
    type: 2,
    title: '讲师费',
    amount: 120_000,
    month: '2026-10',
    payee: '周老师',
  }
  expect(factsOf(projectExpenditure, row)).toEqual(['amount', 'month', 'project'])
})

test('the card of an order says what was paid', () => {
  const row = { orderNo: 'U1', user: 3, kind: 'vip', amount: 9900, couponDiscount: 0, paid: 9900 }
  expect(factsOf(userOrder, row)).toEqual(['amount', 'user'])
})

test('the card of a list of grants that cost nothing names no amount', () => {
  const row = { batchNo: 'PL1', kind: 'vip', reason: '周年', total: 0 }
  expect(factsOf(batchGive, row)).toEqual(['kind', 'reason'])
  expect(factsOf(batchGive, { ...row, total: 500 })).toEqual(['total', 'kind', 'reason'])
})

test('bare numbers and gaps stand on no card', () => {
  const facts = factsOf(article, { title: '春山行', readCount: 120, wordCount: 900, author: 4 })
  expect(facts).not.toContain('readCount')
  expect(facts).not.toContain('wordCount')
})
